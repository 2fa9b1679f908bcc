import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { parse } from 'csv-parse/sync';
import { WITHOUT_FORMS_YAML, makeCatalogue, solutionYaml, temporaryFolder } from '../support/catalogues.js';
import { CodeHosts, type HostedRepository, type RepositoryAdvisory } from '../support/code-hosts.js';
import { runCli } from '../support/io.js';

const HOSTILE = '<script>alert(1)</script>';

/** An advisory; every word of it that is for people is hostile. */
const advisory = (
  id: string,
  patched: string | null,
  more: Partial<RepositoryAdvisory> = {},
): RepositoryAdvisory => ({
  ghsa_id: `GHSA-${id}-${id}-${id}`,
  cve_id: HOSTILE,
  html_url: 'javascript:alert(1)',
  summary: HOSTILE,
  description: HOSTILE,
  severity: 'high',
  state: 'published',
  published_at: '2026-10-01T10:00:00Z',
  withdrawn_at: null,
  vulnerabilities: [
    {
      package: { ecosystem: 'other', name: HOSTILE },
      vulnerable_version_range: HOSTILE,
      patched_versions: patched,
      vulnerable_functions: [HOSTILE],
    },
  ],
  ...more,
});

interface Told {
  asOf: string;
  open: Record<string, unknown>[];
  unclear: Record<string, unknown>[];
}

const WANTED = `${WITHOUT_FORMS_YAML}facts: { advisories: github }\n`;

/** A catalogue of three programs, and builds of it. */
async function start(
  t: TestContext,
  repositories: Record<string, Partial<HostedRepository>>,
  catalogue = WANTED,
) {
  const names = ['Alpha', 'Beta', 'Gamma'];
  const folder = makeCatalogue(t, {
    'catalogue.yaml': catalogue,
    ...Object.fromEntries(names.map((name) => [`solutions/${name.toLowerCase()}.yaml`, solutionYaml(name)])),
  });
  const whole = Object.entries(repositories).map(([name, more]) => [
    `example/${name}`,
    { stars: 1, releasedAt: '2026-09-01T00:00:00Z', release: 'v2.10.0', ...more },
  ]);
  const hosts = await CodeHosts.start(t, Object.fromEntries(whole) as Record<string, HostedRepository>);
  const out = temporaryFolder(t);
  const read = (path: string) => readFileSync(join(out, path), 'utf8');
  return {
    hosts,
    read,
    asked: () => hosts.requests.filter(({ path }) => path.includes('security-advisories')),
    build: async (day: string, ...more: readonly string[]) => {
      const { code, err } = await runCli(['build', folder, '--out', out, '--allow-overwrite', ...more], {
        env: hosts.env({ GITHUB_TOKEN: 'x', SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000) }),
      });
      assert.equal(code, 0, err);
      const { solutions } = JSON.parse(read('facts/latest.json')) as {
        solutions: { name: string; advisories?: Told | null }[];
      };
      return { err, told: Object.fromEntries(solutions.map(({ name, advisories }) => [name, advisories])) };
    },
    row: (page: string, term = 'Security advisories') => {
      const [, row = ''] = new RegExp(`<dt>${term}</dt>\\s*<dd>([^]*?)</dd>`).exec(read(page)) ?? [];
      return row
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    },
  };
}

const ids = (told: Told | null | undefined, kind: 'open' | 'unclear') => told?.[kind].map(({ id }) => id);

test('nobody is asked for advisories, and no page speaks of them, unless the catalogue wants to know', async (t) => {
  const { build, asked, read, row } = await start(t, { alpha: { advisories: [] } }, WITHOUT_FORMS_YAML);
  const { told } = await build('2026-11-01');
  assert.deepEqual([asked(), told.Alpha], [[], undefined]);
  assert.equal(row('en/solutions/alpha/index.html'), '');
  assert.doesNotMatch(read('facts/2026-11.csv'), /advisories/);
});

test('an advisory is open as long as the latest release has no fix, and unclear where that cannot be told', async (t) => {
  const two = advisory('2222', null).vulnerabilities ?? [];
  const { build, asked, read, row } = await start(t, {
    alpha: {
      advisories: [
        advisory('2222', null),
        advisory('3333', '2.11.0', { severity: 'critical' }),
        advisory('4444', '2.9.9'),
        advisory('5555', '>= 2.10'),
        advisory('6666', '1.9.4, 2.10.0'),
        advisory('7777', '1.9.4, 2.10.1'),
        advisory('8888', 'the one of next week'),
        advisory('9999', '3.0.0', { state: 'withdrawn', withdrawn_at: '2026-10-02T00:00:00Z' }),
        advisory('cccc', 'None', { severity: null, published_at: null }),
        advisory('ffff', '2.0.0', {
          vulnerabilities: [...two, ...(advisory('ffff', '2.0.0').vulnerabilities ?? [])],
        }),
      ],
    },
    beta: { advisories: [] },
    // Gamma's host has nothing of the kind.
    gamma: {},
  });
  const { told, err } = await build('2026-11-01');
  assert.doesNotMatch(err, /advisories/);
  const gh = (...of: readonly string[]) => of.map((id) => `GHSA-${id}-${id}-${id}`);
  assert.deepEqual(ids(told.Alpha, 'open'), gh('2222', '3333', 'cccc', 'ffff'));
  assert.deepEqual(ids(told.Alpha, 'unclear'), gh('7777', '8888'));
  assert.deepEqual(told.Alpha?.open[1], {
    id: gh('3333')[0],
    severity: 'critical',
    published: '2026-10-01',
    fixedIn: ['2.11.0'],
  });
  assert.deepEqual(told.Beta, { asOf: '2026-11-01', open: [], unclear: [] });
  assert.equal(told.Gamma, null);
  // Once for each repository, as GitHub's description says, with the token.
  assert.deepEqual(
    asked().map(({ headers }) => headers.authorization),
    ['Bearer x', 'Bearer x', 'Bearer x'],
  );
  const note = 'Counts what the project itself has published on GitHub and its latest release does not fix.';
  assert.equal(
    row('en/solutions/alpha/index.html'),
    `4 open ( November 2026 ) ${gh('2222')[0]} (high) ${gh('3333')[0]} (critical) ${gh('cccc')[0]} ${gh('ffff')[0]} (high) ` +
      `2 that may be open ( November 2026 ) ${gh('7777')[0]} (high) ${gh('8888')[0]} (high) ${note}`,
  );
  assert.equal(row('en/solutions/beta/index.html'), `none open ( November 2026 ) ${note}`);
  assert.equal(row('en/solutions/gamma/index.html'), '');
  assert.match(row('en/solutions/gamma/index.html', 'Not known'), /Security advisories/);
  assert.ok(
    read('de/solutions/alpha/index.html').includes(
      `href="https://github.com/example/alpha/security/advisories/${gh('2222')[0]}"`,
    ),
  );
  const table = parse<Record<string, string>>(read('facts/2026-11.csv'), { columns: true });
  assert.deepEqual(
    table.map((each) => [each.advisories_open, each.advisories_unclear, each.advisories_as_of]),
    [
      ['4', '2', '2026-11-01'],
      ['0', '0', '2026-11-01'],
      ['', '', ''],
    ],
  );
  for (const path of ['facts/latest.json', 'facts/2026-11.csv', 'en/solutions/alpha/index.html'])
    assert.ok(!read(path).includes('alert(1)'), path);
  assert.ok(!read('api/v1/solutions.json').includes('GHSA'));
});

test('without a release, and with one that is no version, a fix somewhere is unclear', async (t) => {
  const { build } = await start(t, {
    alpha: { release: 'nightly', advisories: [advisory('2222', '1.0.0'), advisory('3333', '')] },
  });
  const { told } = await build('2026-11-01');
  assert.deepEqual(ids(told.Alpha, 'unclear'), ['GHSA-2222-2222-2222']);
  assert.deepEqual(ids(told.Alpha, 'open'), ['GHSA-3333-3333-3333']);
});

test('what fails keeps the last known advisories with their date, and is said once', async (t) => {
  const known = { advisories: [advisory('2222', null)] };
  const { build, hosts, asked, row } = await start(t, { alpha: known, beta: known, gamma: known });
  // Without pages of solutions, which takes less time.
  const first = await build('2026-10-31', '--pages', 'minimal');
  for (const [fault, reason] of [
    [{ status: 503 }, 'it answered with status 503.'],
    [{ status: 403, headers: { 'retry-after': '60' } }, 'it wants fewer requests.'],
    [{ body: [advisory('<img src=x>', null)] }, 'it answered in a form that is not known.'],
  ] as const) {
    hosts.fault = ({ path }) => (path.includes('security-advisories') ? fault : undefined);
    const { told, err } = await build('2026-11-02', '--pages', 'minimal');
    assert.deepEqual(told, first.told, reason);
    assert.equal(told.Alpha?.asOf, '2026-10-31');
    const said = err.split('\n').filter((line) => line.includes('no new security advisories'));
    assert.equal(said.length, 1, err);
    assert.ok(said[0]?.includes(`here and for 2 others: ${reason}`), said[0]);
  }
  // A whole host that fails, and nobody who is asked.
  hosts.fault = () => ({ status: 503 });
  assert.deepEqual((await build('2026-11-02', '--pages', 'minimal')).told, first.told);
  assert.deepEqual((await build('2026-11-02', '--no-stars')).told, first.told);
  assert.match(row('en/solutions/alpha/index.html'), /^1 open \( October 2026 \)/);

  // A host that allows one more request answers for the repository of which it is longest that it was known.
  hosts.fault = ({ path }) => (path.includes('alpha/security-advisories') ? { status: 500 } : undefined);
  await build('2026-11-03', '--pages', 'minimal', '--allow-removal');
  hosts.requests.length = 0;
  hosts.fault = () => undefined;
  await build('2026-11-04', '--pages', 'minimal');
  assert.match(asked()[0]?.path ?? '', /alpha\/security-advisories/);
});
