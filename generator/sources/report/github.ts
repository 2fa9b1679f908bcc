import type { Issue } from '../issue.js';

/** Workflow commands: GitHub shows them beside the lines of a pull request. */
export const toGithub = (issues: readonly Issue[]): string =>
  issues
    .map(({ file, line, column, severity, rule, message }) => {
      const properties = { file, line: String(line), col: String(column), title: rule };
      const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
      return `::${severity} ${list.join(',')}::${escapeText(message)}\n`;
    })
    .join('');

const escapeText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
