import { version } from '../../package.js';
import type { Issue } from '../issue.js';

/** The problems in SARIF 2.1.0, which code hosts and editors read. */
export function toSarif(issues: readonly Issue[]) {
  const rules = [...new Set(issues.map(({ rule }) => rule))].toSorted();
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'solution-catalogue', version, rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results: issues.map(({ file, line, column, severity, rule, message }) => ({
          ruleId: rule,
          ruleIndex: rules.indexOf(rule),
          level: severity,
          message: { text: message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: encodeURI(file) },
                region: { startLine: line, startColumn: column },
              },
            },
          ],
        })),
      },
    ],
  };
}
