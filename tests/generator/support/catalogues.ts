import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';

/** What a folder is made for: a test, or with the functions of `node:test` all tests of a file. */
interface Span {
  after(run: () => void): void;
}

/** A folder that is gone after the test. */
export function temporaryFolder(t: Span): string {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-test-'));
  t.after(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

export const CATALOGUE_YAML = `homepage: https://catalogue.example/
repositoryHosts: [github.com, gitlab.com]
categories:
  - name: Kommunikation
`;

/** The same for a host that compresses by itself: two thirds of a small build are compressed forms of its files. */
export const WITHOUT_FORMS_YAML = CATALOGUE_YAML.replace('categories:', 'hosting: [github]\ncategories:');

/** A solution without a fault; `change` replaces fields, and removes those that are undefined. */
export function solution(name: string, change: Record<string, unknown> = {}): Record<string, unknown> {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const all: Record<string, unknown> = {
    name,
    category: 'Kommunikation',
    description: `${name} auf Deutsch.`,
    descriptionEn: `${name} in English.`,
    license: 'MIT',
    deployment: ['docker'],
    audience: ['business'],
    complexity: 1,
    maturity: 2,
    resourceUsage: 3,
    maintenance: 4,
    tags: ['slack-alternative'],
    github: `https://github.com/example/${slug}`,
    website: `https://${slug}.example/`,
    icon: '💬',
    origin: '🇨🇭 Schweiz',
    addedAt: '2025-03-14',
    ...change,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

export const solutionYaml = (name: string, change?: Record<string, unknown>): string =>
  stringify(solution(name, change));

/** Writes files; the names are paths below the folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** A catalogue of one good solution, and of the files given. */
export function makeCatalogue(t: Span, files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = temporaryFolder(t);
  writeFiles(folder, {
    'catalogue.yaml': CATALOGUE_YAML,
    'solutions/alpha.yaml': solutionYaml('Alpha'),
    ...files,
  });
  return folder;
}

/** The same without compressed forms, for tests that build several times and do not look at these. */
export const makeCatalogueWithoutForms: typeof makeCatalogue = (t, files) =>
  makeCatalogue(t, { 'catalogue.yaml': WITHOUT_FORMS_YAML, ...files });
