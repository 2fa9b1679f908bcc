import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EXIT, UsageError, type ExitCode } from '../errors.js';
import type { Io } from '../context.js';
import { DOCUMENT_PATH } from '../output-file.js';
import { startServer } from '../serve/server.js';
import { whenAborted } from './when-aborted.js';

export interface ServeCommandOptions {
  readonly port: number;
  readonly host: string;
}

/** `serve <dir> --port <n>`: until it is stopped. */
export async function serveCommand(
  directory: string,
  options: ServeCommandOptions,
  io: Io,
): Promise<ExitCode> {
  const root = resolve(io.cwd, directory);
  if (!existsSync(root) || !statSync(root).isDirectory())
    throw new UsageError(
      `${directory} is no folder. Build one first: solution-catalogue build --out ${directory}`,
    );
  if (!existsSync(join(root, DOCUMENT_PATH)))
    io.stderr.write(
      `${directory} has no ${DOCUMENT_PATH}. Build it: solution-catalogue build --out ${directory}\n`,
    );
  const server = await startServer({ root, ...options });
  io.stdout.write(`${server.url}\n`);
  await whenAborted(io.stopped);
  await server.close();
  return EXIT.done;
}
