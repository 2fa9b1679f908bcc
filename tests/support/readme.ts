// The examples of the README and of docs/, as they stand there. Each has a name here, by which the tests run it.
import { readdirSync, readFileSync } from 'node:fs';

interface Example {
  kind: string;
  text: string;
}

/** The language of each example, and a passage that only it has. */
const EXAMPLES = {
  embed: ['html', 'v0/solution-catalogue.js"'],
  pinned: ['html', 'integrity="<its line'],
  card: ['html', '<solution-card'],
  list: ['html', '<solution-list'],
  preload: ['html', 'rel="preload"'],
  room: ['css', ':not(:defined)'],
  theme: ['css', 'rebeccapurple'],
  magazine: ['css', '/* A magazine */'],
  office: ['css', '/* A public office */'],
  intranet: ['css', '/* An intranet */'],
  stage: ['css', '/* A stage */'],
  catalogueFile: ['yaml', 'repositoryHosts:'],
  solutionFile: ['yaml', 'addedAt:'],
  editorial: ['yaml', 'reviewedAt:'],
  importMap: ['yaml', '# map.yaml'],
  dataLicences: ['yaml', 'dataLicences:'],
  products: ['yaml', '# products.yaml'],
  migration: ['yaml', '# migrations/dropbox.yaml'],
  site: ['yaml', 'publisher:'],
  sitePages: ['yaml', 'slug: method'],
  removed: ['yaml', 'removed:'],
  tagLabels: ['yaml', 'tagLabels:'],
  advisories: ['yaml', 'advisories: github'],
  badge: ['md', '/badge/'],
  url: ['', '?shop-'],
  policy: ['', 'default-src'],
  define: ['js', "import 'solution-catalogue/define'"],
  client: ['js', 'fetchCatalogue'],
  react: ['jsx', 'solution-catalogue/react'],
  start: ['sh', 'npm start'],
  commands: ['sh', 'new Etherpad'],
  storyList: ['csv', 'No;Title'],
  storyMap: ['yaml', 'key: No'],
  storyReady: ['csv', 'name,descriptionEn'],
  storyFirst: ['sh', 'init my-catalogue --homepage'],
  storyPublish: ['sh', 'csv ready.csv'],
  storyLater: ['sh', 'audit my-catalogue'],
  pictures: ['sh', '@napi-rs/canvas'],
  checkHost: ['sh', 'solution-catalogue check-host'],
} as const;

const root = new URL('../../', import.meta.url);

/** The pages for users and for those who change the code: their texts, by their paths in the repository. */
export const pages: ReadonlyMap<string, string> = new Map(
  [
    ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
    ...readdirSync(new URL('docs/', root))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ].map((path) => [path, readFileSync(new URL(path, root), 'utf8')]),
);

/** What users read: the pages that say how to call and embed what is published. */
export const documentation = [...pages]
  .filter(([path]) => path === 'README.md' || path.startsWith('docs/'))
  .map(([, text]) => text)
  .join('\n');

/** Drawings are no examples. */
const DRAWINGS = ['mermaid', 'text'];

const examples: Example[] = [...documentation.matchAll(/^```(.*)\n([^]*?)^```$/gm)]
  .map(([, kind = '', text = '']) => ({ kind, text }))
  .filter(({ kind }) => !DRAWINGS.includes(kind));

const isOf =
  ([kind, passage]: readonly [string, string]) =>
  (example: Example) =>
    example.kind === kind && example.text.includes(passage);

/** The text of an example. */
export function docsExample(name: keyof typeof EXAMPLES): string {
  const [found, ...others] = examples.filter(isOf(EXAMPLES[name]));
  if (!found || others.length > 0) throw new Error(`The pages have no example "${name}", or several.`);
  return found.text;
}

/** Examples that no test can name, and so none runs. */
export function examplesWithoutTest(): Example[] {
  return examples.filter(
    (example) => Object.values(EXAMPLES).filter((each) => isOf(each)(example)).length !== 1,
  );
}

/** The security policy, in a header's one line, for these scripts and this data. */
export function docsPolicy(scripts: string, data: string): string {
  return docsExample('policy')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace('<the script>', scripts)
    .replace('<the data>', data);
}
