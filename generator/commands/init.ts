import { join, resolve } from 'node:path';
import { Folder } from '../disk/folder.js';
import { EXIT, UsageError, type ExitCode } from '../errors.js';
import type { Context } from '../context.js';
import { CI_KINDS, type CiKind } from '../scaffold/ci.js';
import { TO_DO } from '../scaffold/draft.js';
import { filesAround, initFiles, writeNewFiles } from '../scaffold/init-files.js';
import { writeFields } from '../import/merge.js';
import { CATALOGUE_FILE, type CatalogueFile } from '../sources/catalogue-file.js';
import { checkUrl } from '../sources/checks/texts.js';
import { readSource } from '../sources/files.js';
import { IMPORT_LOCK_FILE } from '../sources/import-lock.js';
import { loadCatalogue } from '../sources/load.js';
import { parseSource } from '../sources/parse.js';
import { nodeAt, plain, Source } from '../sources/source.js';

export interface InitCommandOptions {
  readonly homepage?: string | undefined;
  readonly hosts?: readonly string[];
  readonly ci?: readonly CiKind[];
  /** Whether nothing is asked. */
  readonly yes?: boolean;
}

const DEFAULT_HOMEPAGE = 'https://catalogue.example/';
const DEFAULT_HOSTS = ['github.com', 'gitlab.com'];

/** `init [dir]`: a catalogue that can be validated and built right away, or what an imported one still lacks. */
export async function initCommand(
  directory: string,
  options: InitCommandOptions,
  context: Context,
): Promise<ExitCode> {
  const folder = new Folder(resolve(context.cwd, directory));
  const imported = readImported(folder, directory, context);
  const answers = await ask({ ...options, homepage: imported?.homepage ?? options.homepage }, context);
  if (!answers) {
    context.stderr.write('Nothing was written.\n');
    return EXIT.usage;
  }
  const today = context.now().toISOString().slice(0, 10);
  const { written, kept } = writeNewFiles(
    folder,
    imported ? filesAround(answers, imported.catalogueFile) : initFiles({ ...answers, today }),
  );
  if (imported && imported.homepage === undefined) {
    folder.write(CATALOGUE_FILE, imported.withHomepage(answers.homepage));
    context.stdout.write(`${join(directory, CATALOGUE_FILE)}\n`);
  }
  for (const path of written) context.stdout.write(`${join(directory, path)}\n`);
  for (const path of kept)
    context.stderr.write(`${join(directory, path)} is there already and stays as it is.\n`);
  context.stderr.write(
    `\nNext: solution-catalogue validate ${directory}\n` +
      `Then: solution-catalogue dev ${directory}   # a preview that follows your changes\n`,
  );
  return EXIT.done;
}

/** What an import has written of a catalogue. */
interface ImportedCatalogue {
  readonly catalogueFile: CatalogueFile;
  /** Undefined while it is still to be written. */
  readonly homepage: string | undefined;
  /** The text of `catalogue.yaml` with this address. */
  readonly withHomepage: (homepage: string) => string;
}

/**
 * Reads the catalogue that an import has begun, to which `init` adds what is around it.
 * @returns undefined when the folder has no catalogue yet
 * @throws {UsageError} when somebody else has begun it, or it cannot be read
 */
function readImported(folder: Folder, directory: string, context: Context): ImportedCatalogue | undefined {
  if (!folder.has(CATALOGUE_FILE)) return undefined;
  if (!folder.has(IMPORT_LOCK_FILE))
    throw new UsageError(
      `${directory} has a ${CATALOGUE_FILE} already, which stays as it is. ` +
        `Add a solution with: solution-catalogue new <name> ${directory}`,
    );
  const { checkable: catalogueFile } = loadCatalogue(folder.path, context.now());
  const source = readSource(folder.path, CATALOGUE_FILE);
  const root = source instanceof Source ? parseSource(source).root : undefined;
  if (!catalogueFile || !(source instanceof Source) || root?.kind !== 'map')
    throw new UsageError(
      `${join(directory, CATALOGUE_FILE)} has errors. Mend them first: solution-catalogue validate ${directory}`,
    );
  const written = plain(nodeAt(root, ['homepage']));
  return {
    catalogueFile,
    homepage: written === TO_DO ? undefined : String(written),
    withHomepage: (homepage) => writeFields(source.text, root, new Map([['homepage', homepage]])),
  };
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
