// The commands, their options, defaults and help; how arguments are read and errors become exit codes.
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import pico from 'picocolors';
import type { BuildCommandOptions } from './commands/build.js';
import type { CheckHostCommandOptions } from './commands/check-host.js';
import { addCuratorCommands } from './commands/curator-commands.js';
import type { DevCommandOptions } from './commands/dev.js';
import type { DiffCommandOptions } from './commands/diff.js';
import type { ServeCommandOptions } from './commands/serve.js';
import type { Context } from './context.js';
import { DIFF_FORMATS } from './diff/compare.js';
import { PAGE_LEVELS } from './output-file.js';
import { CODE_HOSTS_HELP } from './stars/host-requests.js';
import { EXIT, type ExitCode, ExpectedError } from './errors.js';
import { version } from './package.js';
import { printable } from './terminal.js';

/**
 * Runs the command line.
 * @param argv the arguments, without those of Node itself
 * @returns the exit code; nothing is thrown, errors are printed
 */
export async function run(argv: readonly string[], context: Context): Promise<ExitCode> {
  try {
    return await runAndThrow(argv, context);
  } catch (error) {
    const colors = pico.createColors(context.stderr.hasColors);
    if (error instanceof ExpectedError) {
      context.stderr.write(`${colors.red('error')}: ${printable(error.message)}\n`);
      return error.exitCode;
    }
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    context.stderr.write(
      `${colors.red('This is a fault of solution-catalogue')} ${version}:\n${printable(stack)}\n`,
    );
    return EXIT.fault;
  }
}

async function runAndThrow(argv: readonly string[], context: Context): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.done;
  const program = createProgram(context, (code) => (exitCode = code));
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander has already printed the help, the version, or what is wrong with the arguments.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    throw error;
  }
}

function createProgram(context: Context, done: (code: ExitCode) => void): Command {
  const program = new Command('solution-catalogue')
    .description('Builds and serves a curated catalogue of open-source solutions.')
    .version(version)
    .exitOverride()
    .showHelpAfterError('Run with --help to see what there is.')
    .configureOutput({
      writeOut: (text) => {
        context.stdout.write(text);
      },
      writeErr: (text) => {
        context.stderr.write(printable(text));
      },
    })
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 the sources have problems, 2 wrong usage, 3 refused to publish.\n' +
        'Environment: SOURCE_DATE_EPOCH, SOLUTION_CATALOGUE_CACHE, NO_COLOR, and for build the tokens that "build --help" names.',
    );

  addCuratorCommands(program, context, done);

  program
    .command('build')
    .description('count stars, make the document and the files around it, and publish them')
    .argument('[dir]', 'the catalogue’s folder', '.')
    .requiredOption('--out <dir>', 'where to publish to')
    .option('--no-stars', 'ask no code host for stars')
    .addOption(
      new Option(
        '--pages <level>',
        'which pages there are around the document: all (standard), badges, cards and pictures for shared addresses as well ' +
          '(full), or the reference and embedding only (minimal)',
      )
        .choices(PAGE_LEVELS)
        .default('standard'),
    )
    .option('--no-pages', 'publish the document and its schema only, without pages and files for hosts')
    .option(
      '--stars-from <document>',
      'a solutions.json, or the address of the published site, whose star counts stay when a code host fails',
    )
    .option(
      '--keep-from <address>',
      'the address of the published site: its scripts stay, which pages elsewhere name, and its star counts',
    )
    .option('--require-stars', 'publish nothing when a code host fails, instead of keeping earlier counts')
    .option('--stars-timeout <seconds>', 'how long counting stars may take', parseSeconds, 120)
    .option(
      '--allow-star-loss',
      'let published star counts go where a code host fails, instead of keeping them',
    )
    .option('--allow-shrink', 'publish even if over 20 % of the published solutions are gone')
    .option('--allow-overwrite', 'replace files in --out that no build has made')
    .option('--allow-removal', 'remove more than half of the files of the earlier build, such as all pages')
    .option('--base-url <url>', 'where the files will be published; the homepage by default')
    .option('--json', 'print a report for programs on stdout')
    .action(async (directory: string, options: BuildCommandOptions) => {
      // Commands are loaded on demand: loading what they need takes longer than building a small catalogue.
      const { buildCommand } = await import('./commands/build.js');
      done(await buildCommand(directory, options, context));
    })
    .addHelpText('after', CODE_HOSTS_HELP);

  program
    .command('diff')
    .description('tell what changed from one document to another, for a changelog or a pull request')
    .argument('<old>', 'a solutions.json, a built folder, or the address of a published site')
    .argument('<new>', 'another one')
    .addOption(
      new Option(
        '--format <format>',
        'how it is told; review is Markdown for a pull request, with the solutions in question as a whole',
      )
        .choices([...DIFF_FORMATS, 'review'])
        .default('text'),
    )
    .action(async (before: string, after: string, options: DiffCommandOptions) => {
      const { diffCommand } = await import('./commands/diff.js');
      done(await diffCommand(before, after, options, context));
    });

  program
    .command('serve')
    .description('serve a built folder with the headers of the service contract')
    .argument('<dir>', 'the built folder')
    .option('--port <n>', 'the port; 0 for any that is free', parsePort, 8080)
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .action(async (directory: string, options: ServeCommandOptions) => {
      const { serveCommand } = await import('./commands/serve.js');
      done(await serveCommand(directory, options, context));
    });

  program
    .command('check-host')
    .description('ask a live site what it keeps of the service contract')
    .argument('<url>', 'the site, or its document')
    .option('--timeout <seconds>', 'how long one answer may take, to its end', parseSeconds, 30)
    .option('--json', 'print a report for programs')
    .action(async (address: string, options: CheckHostCommandOptions) => {
      const { checkHostCommand } = await import('./commands/check-host.js');
      done(await checkHostCommand(address, options, context));
    });

  program
    .command('dev')
    .description(
      'show the catalogue in a browser while it is edited: the element, with live reload and problems',
    )
    .argument('[dir]', 'the catalogue’s folder', '.')
    .option('--port <n>', 'the port; 0 for any that is free', parsePort, 8080)
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option('--out <dir>', 'where to publish to; a temporary folder by default')
    .option('--allow-host <names...>', 'names to be asked by, besides localhost and addresses')
    .action(async (directory: string, options: DevCommandOptions) => {
      const { devCommand } = await import('./commands/dev.js');
      done(await devCommand(directory, options, context));
    });

  return program;
}

function parseSeconds(text: string): number {
  const seconds = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || seconds <= 0 || seconds > 86_400)
    throw new InvalidArgumentError('It must be a number of seconds, from more than 0 to 86400.');
  return seconds;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new InvalidArgumentError('It must be a number from 0 to 65535.');
  return port;
}
