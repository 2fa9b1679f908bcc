import { once } from 'node:events';
import { resolve } from 'node:path';
import { build } from '../build.js';
import type { Context } from '../context.js';
import { devHandler, LiveEvents, withLiveReload } from '../dev/dev-handler.js';
import { LiveCache, watchSources } from '../dev/watch-sources.js';
import { Folder } from '../disk/folder.js';
import { makeTemporaryFolder } from '../disk/write-file.js';
import { type EarlierDocument, readEarlier } from '../document/published.js';
import { EXIT, type ExitCode, ExpectedError, UsageError } from '../errors.js';
import { elementBundle, hasOwnFile } from '../package.js';
import { startServer } from '../serve/server.js';
import { countIssues, formatIssues } from '../sources/format-issues.js';
import { hasErrors } from '../sources/source.js';
import { loadSources } from '../sources/load.js';
import { refuseInSources } from './build.js';
import type { ServeCommandOptions } from './serve.js';
import { counted } from '../terminal.js';

export interface DevCommandOptions extends ServeCommandOptions {
  readonly out?: string;
  /** Names by which the preview may be asked, besides addresses and localhost. */
  readonly allowHost?: readonly string[];
}

/** `dev [dir] --port <n>`: builds, serves and builds again on every change, until it is stopped. */
export async function devCommand(
  directory: string,
  options: DevCommandOptions,
  context: Context,
): Promise<ExitCode> {
  const folder = resolve(context.cwd, directory);
  const temporary = options.out === undefined ? makeTemporaryFolder() : undefined;
  const out = temporary?.path ?? resolve(context.cwd, options.out ?? '');
  refuseInSources(folder, out);
  try {
    await develop(folder, out, options, context);
    return EXIT.done;
  } finally {
    temporary?.remove();
  }
}

async function develop(
  folder: string,
  out: string,
  { port, host, allowHost = [] }: DevCommandOptions,
  context: Context,
): Promise<void> {
  // Part of the build's identifier, so that open pages notice a restart of `dev`.
  const start = context.now().getTime();
  let builds = 0;
  const cache = new LiveCache();
  // Stars are not counted here, and those that are published there must not be lost.
  const earlier = readEarlier(out);
  const rebuild = async () => {
    const { problems, changed } = await tryBuild(
      folder,
      out,
      { cache, earlier: typeof earlier === 'string' ? undefined : earlier },
      context,
    );
    if (changed) builds += 1;
    return { build: `${start}-${builds}`, problems };
  };

  if (!new Folder(folder).exists)
    throw new UsageError(`${folder} is no folder. Name the catalogue’s folder.`);
  const events = new LiveEvents({ build: `${start}-0`, problems: '' });
  const watch = await watchSources(folder, async () => {
    events.announce(await rebuild());
  });
  try {
    events.announce(await rebuild());
    if (!hasOwnFile(elementBundle))
      context.stderr.write(`The element is not built, so the page will stay empty. Run "npm run build".\n`);
    const fallback = devHandler(events, elementBundle);
    const server = await startServer({
      root: out,
      port,
      host,
      allowedHosts: [host, ...allowHost],
      isDevelopment: true,
      fallback,
      transformHtml: withLiveReload,
    });
    context.stdout.write(`${server.url}\n`);
    if (!context.stopped.aborted) await once(context.stopped, 'abort');
    await server.close();
  } finally {
    await watch.close();
  }
}

/** Builds and reports the result on stderr. Problems are returned for the page to show; nothing is thrown. */
async function tryBuild(
  folder: string,
  out: string,
  { cache, earlier }: { readonly cache: LiveCache; readonly earlier: EarlierDocument | undefined },
  context: Context,
): Promise<{ problems: string; changed: boolean }> {
  const begin = context.now();
  try {
    const { issues, published } = await build(
      {
        sources: () => loadSources(folder, begin, cache),
        out,
        extent: 'preview',
        earlier,
        mayShrink: true,
      },
      context,
    );
    const reportContext = { folder, cwd: context.cwd };
    const { hasColors, isTerminal } = context.stderr;
    context.stderr.write(formatIssues(issues, 'text', { ...reportContext, hasColors, isTerminal }));
    const took = `${context.now().getTime() - begin.getTime()} ms`;
    if (!published) {
      context.stderr.write(`${countIssues(issues)}. The page shows what was built before.\n`);
      const plain = { ...reportContext, hasColors: false, isTerminal: false };
      return {
        problems: formatIssues(
          issues.filter((issue) => hasErrors([issue])),
          'text',
          plain,
        ),
        changed: false,
      };
    }
    context.stderr.write(`Built ${counted(published.solutions, 'solution')} in ${took}.\n`);
    return { problems: '', changed: published.files.some((file) => file.changed) };
  } catch (error) {
    const message = error instanceof ExpectedError ? error.message : String((error as Error).stack);
    context.stderr.write(`error: ${message}\n`);
    return { problems: message, changed: false };
  }
}
