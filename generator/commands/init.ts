import { join, resolve } from 'node:path';
import { Folder } from '../disk/folder.js';
import { EXIT, UsageError, type ExitCode } from '../errors.js';
import type { Context } from '../context.js';
import { CI_KINDS, type CiKind } from '../scaffold/ci.js';
import { initFiles, writeNewFiles } from '../scaffold/init-files.js';
import { CATALOGUE_FILE } from '../sources/catalogue-file.js';
import { checkUrl } from '../sources/checks/texts.js';

export interface InitCommandOptions {
  readonly homepage?: string;
  readonly hosts?: readonly string[];
  readonly ci?: readonly CiKind[];
  /** Whether nothing is asked. */
  readonly yes?: boolean;
}

const DEFAULT_HOMEPAGE = 'https://catalogue.example/';
const DEFAULT_HOSTS = ['github.com', 'gitlab.com'];

/** `init [dir]`: a catalogue that can be validated and built right away. */
export async function initCommand(
  directory: string,
  options: InitCommandOptions,
  context: Context,
): Promise<ExitCode> {
  const folder = new Folder(resolve(context.cwd, directory));
  if (folder.has(CATALOGUE_FILE))
    throw new UsageError(
      `${directory} has a ${CATALOGUE_FILE} already, which stays as it is. ` +
        `Add a solution with: solution-catalogue new <name> ${directory}`,
    );
  const answers = await ask(options, context);
  if (!answers) {
    context.stderr.write('Nothing was written.\n');
    return EXIT.usage;
  }
  const today = context.now().toISOString().slice(0, 10);
  const { written, kept } = writeNewFiles(folder, initFiles({ ...answers, today }));
  for (const path of written) context.stdout.write(`${join(directory, path)}\n`);
  for (const path of kept)
    context.stderr.write(`${join(directory, path)} is there already and stays as it is.\n`);
  context.stderr.write(
    `\nNext: solution-catalogue validate ${directory}\n` +
      `Then: solution-catalogue dev ${directory}   # a preview that follows your changes\n`,
  );
  return EXIT.done;
}

/** Asks for what no option says, if there is a person at the terminal. */
async function ask(
  { homepage, hosts, ci, yes = false }: InitCommandOptions,
  { ask: asked }: Context,
): Promise<{ homepage: string; hosts: readonly string[]; ci: readonly CiKind[] } | undefined> {
  const person = yes ? undefined : asked;
  const wrong = homepage === undefined ? undefined : checkUrl(homepage);
  if (wrong) throw new UsageError(`--homepage: ${wrong}`);
  const page =
    homepage ??
    (person
      ? await person.text({
          message: 'Where will the catalogue be published?',
          initial: DEFAULT_HOMEPAGE,
          check: checkUrl,
        })
      : DEFAULT_HOMEPAGE);
  if (page === undefined) return undefined;
  const platforms =
    ci ??
    (person
      ? await person.some({
          message: 'Where will it be built every day?',
          choices: [
            { value: 'github', label: 'GitHub Actions' },
            { value: 'gitlab', label: 'GitLab CI' },
          ],
        })
      : CI_KINDS);
  if (platforms === undefined) return undefined;
  return { homepage: page, hosts: hosts ?? DEFAULT_HOSTS, ci: platforms as readonly CiKind[] };
}
