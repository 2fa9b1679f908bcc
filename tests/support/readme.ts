// The examples of the README, as they stand there. Each has a name here, by which the tests run it.
import { readFileSync } from 'node:fs';

interface Example {
  kind: string;
  text: string;
}

/** The language of each example, and a passage that only it has. */
const EXAMPLES = {
  embed: ['html', '<script type="module"'],
  card: ['html', '<solution-card'],
  preload: ['html', 'rel="preload"'],
  room: ['css', ':not(:defined)'],
  theme: ['css', '::part(card)'],
  url: ['', '?shop-'],
  policy: ['', 'default-src'],
  define: ['js', "import 'solution-catalogue/define'"],
  client: ['js', 'fetchCatalogue'],
  start: ['sh', 'npm start'],
  commands: ['sh', 'solution-catalogue init'],
  checkHost: ['sh', 'solution-catalogue check-host'],
} as const;

export const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

const examples: Example[] = [...readme.matchAll(/^```(.*)\n([^]*?)^```$/gm)].map(
  ([, kind = '', text = '']) => ({
    kind,
    text,
  }),
);

const isOf =
  ([kind, passage]: readonly [string, string]) =>
  (example: Example) =>
    example.kind === kind && example.text.includes(passage);

/** The text of an example. */
export function readmeExample(name: keyof typeof EXAMPLES): string {
  const [found, ...others] = examples.filter(isOf(EXAMPLES[name]));
  if (!found || others.length > 0) throw new Error(`The README has no example "${name}", or several.`);
  return found.text;
}

/** Examples that no test can name, and so none runs. */
export function examplesWithoutTest(): Example[] {
  return examples.filter(
    (example) => Object.values(EXAMPLES).filter((each) => isOf(each)(example)).length !== 1,
  );
}

/** The security policy, in a header's one line, for these scripts and this data. */
export function readmePolicy(scripts: string, data: string): string {
  return readmeExample('policy')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace('<the script>', scripts)
    .replace('<the data>', data);
}
