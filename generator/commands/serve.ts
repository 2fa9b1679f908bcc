import { once } from 'node:events';
import { resolve } from 'node:path';
import { Folder } from '../disk/folder.js';
import { EXIT, UsageError, type ExitCode } from '../errors.js';
import type { Context } from '../context.js';
import { DOCUMENT_PATH } from '../output-file.js';
import { startServer } from '../serve/server.js';

export interface ServeCommandOptions {
  readonly port: number;
  readonly host: string;
}

/** `serve <dir> --port <n>`: until it is stopped. */
export async function serveCommand(
  directory: string,
  options: ServeCommandOptions,
  context: Context,
): Promise<ExitCode> {
  const root = resolve(context.cwd, directory);
  if (!new Folder(root).exists)
    throw new UsageError(
      `${directory} is no folder. Build one first: solution-catalogue build --out ${directory}`,
    );
  if (!new Folder(root).hasFile(DOCUMENT_PATH))
    context.stderr.write(
      `${directory} has no ${DOCUMENT_PATH}. Build it: solution-catalogue build --out ${directory}\n`,
    );
  const server = await startServer({ root, ...options });
  context.stdout.write(`${server.url}\n`);
  if (!context.stopped.aborted) await once(context.stopped, 'abort');
  await server.close();
  return EXIT.done;
}
