// `npm run check-facts`: compares what the sources say of a solution with its repository, and prints what differs.
//
//   node demo/check-facts.mjs [--clones <folder>] [catalogue folder]
//
// `--clones` names a folder of clones, bare or not: <owner>/<name> or <owner>/<name>.git. What has no clone there is asked
// at the code host, with the token GITHUB_TOKEN or GITLAB_TOKEN. GITHUB_API_URL and GITLAB_API_URL replace the hosts' APIs.
// Exit code 0: nothing differs; 1: something does; 2: wrong usage. A difference is a reason to look, not a verdict: an
// image may be built in another repository, and a licence may stand in a file of another name.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import pLimit from 'p-limit';
import { parse } from 'yaml';

const run = promisify(execFile);

/** The families of licences, by a phrase of their texts. The one that stands first in a file counts: others are named. */
const LICENCE_TEXTS = [
  ['AGPL', /GNU AFFERO GENERAL PUBLIC LICENSE/i],
  ['LGPL', /GNU (LESSER|LIBRARY) GENERAL PUBLIC LICENSE/i],
  ['GPL-3', /GNU GENERAL PUBLIC LICENSE\s+Version 3/i],
  ['GPL-2', /GNU GENERAL PUBLIC LICENSE\s+Version 2/i],
  ['Apache', /Apache License,?\s+Version 2/i],
  ['MPL', /Mozilla Public License/i],
  ['EUPL', /European Union Public Licen[cs]e/i],
  ['EPL', /Eclipse Public License/i],
  ['OSL', /Open Software License/i],
  ['BSD', /Redistribution and use in source and binary forms/i],
  ['PostgreSQL', /PostgreSQL License/i],
  ['ISC', /Permission to use, copy, modify, and(\/or)? distribute this software/i],
  ['MIT', /Permission is hereby granted, free of charge/i],
];
const LICENCE_FILE = /^(licen[cs]es?|copying|copyright|unlicense)([.-][^/]*)?$/i;
const README_FILE = /^readme([.-][^/]*)?$/i;
const LOOKED_AT = 4000;

/** What in a repository's files shows how it is deployed. */
const DEPLOYMENTS = {
  docker:
    /(^|\/)((docker|container)file([.-][^/]*)?|[^/]*\.dockerfile|(docker-)?compose([.-][^/]*)?\.ya?ml)$/i,
  kubernetes:
    /(^|\/)(chart\.yaml|kustomization\.ya?ml|helmfile\.yaml)$|(^|\/)(kubernetes|k8s)\/.*\.(ya?ml|tpl)$/i,
};
/** What in a repository's files shows what it runs on; in files of tests and examples it shows nothing. */
const PLATFORMS = {
  'platform-android': /(^|\/)AndroidManifest\.xml$/,
  'platform-ios': /(^|\/)ios\/.*\.xcodeproj\/|(^|\/)Podfile$/i,
  'platform-windows': /\.(wxs|iss|nsi)$/i,
  'platform-linux': /(^|\/)snapcraft\.yaml$|\.flatpak(ref|repo)$|\.appdata\.xml$|\.metainfo\.xml$/i,
};
const ASIDE =
  /(^|\/)(tests?|examples?|samples?|fixtures|vendor|third[_-]?party|node_modules|\.devcontainer)\//i;
const ENDED =
  /(repository|project) (is|has been|was) (now )?(archived|deprecated|discontinued|no longer maintained|unmaintained)/i;

/** The families that a licence expression names: `MIT OR Apache-2.0` gives MIT and Apache. */
const familiesOf = (expression) =>
  expression.split(/\s+(?:AND|OR|WITH)\s+|[()]/).flatMap((id) => {
    if (/^GPL-2\.0-or-later$/.test(id)) return ['GPL-2', 'GPL-3'];
    return /^(GPL-\d|[A-Za-z0-9]+)/.exec(id)?.[0] ?? [];
  });

/** The family of a licence's text; undefined when it is none that is known here. */
function familyOfText(text) {
  const start = text.slice(0, LOOKED_AT);
  const found = LICENCE_TEXTS.map(([family, phrase]) => ({ family, at: start.search(phrase) }));
  return found.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0]?.family;
}

const hostOf = (address) => new URL(address).host.replace(/^www\./, '');

/**
 * What a clone says.
 * @typedef {{ files: string[], licences: string[], readme?: string, archived: boolean, homepage?: string }} Facts
 * @returns {Promise<Facts>}
 */
async function factsOfClone(folder) {
  const git = async (...args) =>
    (await run('git', ['-C', folder, ...args], { maxBuffer: 256 * 2 ** 20 })).stdout;
  const files = (await git('ls-tree', '-r', '-z', '--name-only', 'HEAD')).split('\0').filter(Boolean);
  const texts = await Promise.all(
    files
      .filter(
        (path) => LICENCE_FILE.test(path) || (path.startsWith('LICENSES/') && path.split('/').length === 2),
      )
      .map((path) => git('show', `HEAD:${path}`)),
  );
  const licences = texts.map(familyOfText).filter(Boolean);
  const readmePath = files.find((path) => README_FILE.test(path));
  const readme = readmePath && (await git('show', `HEAD:${readmePath}`));
  return {
    files,
    licences,
    ...(readme && { readme }),
    archived: ENDED.test(readme?.slice(0, LOOKED_AT) ?? ''),
  };
}

async function ask(url, headers) {
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return answer.json();
}

/** What GitHub says. */
async function factsOfGithub(path, token) {
  const base = process.env.GITHUB_API_URL ?? 'https://api.github.com';
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/vnd.github+json' };
  const repository = await ask(`${base}/repos/${path}`, headers);
  const tree = await ask(`${base}/repos/${path}/git/trees/HEAD?recursive=1`, headers);
  const licence = repository.license?.spdx_id ?? 'NOASSERTION';
  return {
    files: tree.tree.map((entry) => entry.path),
    licences: licence === 'NOASSERTION' ? [] : familiesOf(licence),
    archived: repository.archived,
    ...(repository.homepage?.startsWith('http') && { homepage: repository.homepage }),
  };
}

/** What GitLab says; it gives a hundred files a page, and the first thousand show what is looked for. */
async function factsOfGitlab(path, token) {
  const base = process.env.GITLAB_API_URL ?? 'https://gitlab.com/api/v4';
  const headers = { 'PRIVATE-TOKEN': token };
  const project = `${base}/projects/${encodeURIComponent(path)}`;
  const repository = await ask(`${project}?license=true`, headers);
  const files = [];
  for (let page = 1; page <= 10; page++) {
    const entries = await ask(`${project}/repository/tree?recursive=true&per_page=100&page=${page}`, headers);
    files.push(...entries.map((entry) => entry.path));
    if (entries.length < 100) break;
  }
  const licence = repository.license?.key?.toUpperCase();
  return { files, licences: licence ? familiesOf(licence) : [], archived: repository.archived };
}

/** What differs between a source and the facts, as sentences. */
function differences(solution, { files, licences, readme, archived, homepage }) {
  const found = [];
  const own = files.filter((path) => !ASIDE.test(path));
  const stated = familiesOf(solution.license);
  const isStated = (family) => stated.some((each) => each.toLowerCase() === family.toLowerCase());
  if (licences.length > 0 && !licences.some(isStated))
    found.push(`license: ${solution.license}, but the repository has ${[...new Set(licences)].join(', ')}`);
  if (archived) found.push('the repository says that it is archived or no longer maintained');
  for (const [name, shape] of Object.entries(DEPLOYMENTS)) {
    const evidence = own.find((path) => shape.test(path));
    const claimed = (solution.deployment ?? []).includes(name);
    if (claimed && !evidence) found.push(`deployment: ${name}, but no file of the repository shows it`);
    if (!claimed && evidence && !evidence.startsWith('.') && evidence.split('/').length <= 2)
      found.push(`deployment: not ${name}, but there is ${evidence}`);
  }
  const hasPlatforms = solution.tags.some((tag) => tag.startsWith('platform-'));
  for (const [tag, shape] of Object.entries(PLATFORMS)) {
    const evidence = own.find((path) => shape.test(path));
    if (hasPlatforms && evidence && !solution.tags.includes(tag))
      found.push(`tags: not ${tag}, but there is ${evidence}`);
  }
  const host = hostOf(solution.website);
  if (homepage && hostOf(homepage) !== host)
    found.push(`website: ${host}, but the repository says ${homepage}`);
  if (readme && !readme.toLowerCase().includes(host)) found.push(`website: the README does not name ${host}`);
  return found;
}

const { values, positionals } = parseArgs({
  options: { clones: { type: 'string' } },
  allowPositionals: true,
});
const { GITHUB_TOKEN, GITLAB_TOKEN } = process.env;
if (!values.clones && !GITHUB_TOKEN && !GITLAB_TOKEN) {
  console.error('Name a folder of clones with --clones, or set GITHUB_TOKEN or GITLAB_TOKEN.');
  process.exit(2);
}
const folder = join(positionals[0] ?? 'demo/catalogue', 'solutions');
const limit = pLimit(4);
const results = await Promise.all(
  readdirSync(folder)
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) =>
      limit(async () => {
        const solution = parse(readFileSync(join(folder, file), 'utf8'));
        const { host, pathname } = new URL(solution.github);
        const path = pathname.replace(/^\/|\/$|\.git$/g, '');
        const clone =
          values.clones && [path, `${path}.git`].map((name) => join(values.clones, name)).find(existsSync);
        try {
          const facts = clone
            ? await factsOfClone(clone)
            : host === 'github.com' && GITHUB_TOKEN
              ? await factsOfGithub(path, GITHUB_TOKEN)
              : host === 'gitlab.com' && GITLAB_TOKEN
                ? await factsOfGitlab(path, GITLAB_TOKEN)
                : undefined;
          return { file, checked: facts !== undefined, found: facts ? differences(solution, facts) : [] };
        } catch (error) {
          return { file, checked: false, found: [`could not be checked: ${error.message.split('\n')[0]}`] };
        }
      }),
    ),
);
for (const { file, found } of results)
  for (const difference of found) console.log(`${basename(file)}: ${difference}`);
const checked = results.filter((result) => result.checked).length;
const differing = results.filter((result) => result.found.length > 0).length;
console.error(
  `${checked} of ${results.length} solutions checked, ${results.length - checked} not; ${differing} differ.`,
);
process.exitCode = differing > 0 ? 1 : 0;
