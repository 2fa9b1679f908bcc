// Options, defaults and help of the commands for those who keep the sources: init, new, validate, import, audit,
// check-links and the like.
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import type { Context } from '../context.js';
import { meaningOf } from '../field-meanings.js';
import type { ExitCode } from '../errors.js';
import { IMPORT_FORMATS, type ImportFormat } from '../import/imported.js';
import { LINK_MEMORY_FILE } from '../links/outcome.js';
import { CI_KINDS, type CiKind } from '../scaffold/ci.js';
import { checkSlug } from '../sources/checks/tags.js';
import { SCHEMA_KINDS } from '../sources/editor-schema.js';
import { FIELDS } from '../sources/entry.js';
import { FORMATS } from '../sources/format-issues.js';
import { AUDIT_FORMATS } from '../audit/markdown.js';
import { CODE_HOSTS_HELP } from '../stars/host-requests.js';
import type { AuditCommandOptions } from './audit.js';
import type { CheckLinksCommandOptions } from './check-links.js';
import type { ImportCommandOptions } from './import.js';
import type { InitCommandOptions } from './init.js';
import type { NewCommandOptions } from './new.js';
import type { ValidateCommandOptions } from './validate.js';

const DIRECTORY = ['[dir]', 'the catalogue’s folder', '.'] as const;

/**
 * Adds the commands for those who keep the sources.
 * @param done takes a command's exit code
 */
export function addCuratorCommands(program: Command, context: Context, done: (code: ExitCode) => void): void {
  program
    .command('init')
    .description(
      'begin a catalogue: catalogue.yaml, two sample solutions, a schema for editors, CI with a daily run',
    )
    .argument('[dir]', 'the folder; made when it is not there', '.')
    .option('--homepage <url>', 'where the catalogue will be published')
    .option('--hosts <list>', 'the one or two platforms where repositories may be, with commas', parseHosts)
    .option('--ci <list>', 'github, gitlab, both with a comma, or none', parseCi)
    .option('-y, --yes', 'ask nothing; what no option says gets its default')
    .action(async (directory: string, options: InitCommandOptions) => {
      const { initCommand } = await import('./init.js');
      done(await initCommand(directory, options, context));
    });

  const add = program
    .command('new')
    .description('add a solution; asks for what no option gives, and leaves TODO where nothing was said')
    .argument(
      '<name>',
      'the solution’s name, or the address of its repository: then its host and publiccode.yml say what they know',
    )
    .argument(...DIRECTORY);
  for (const field of FIELDS)
    if (field !== 'name') add.option(`--${kebab(field)} <${kebab(field)}>`, meaningOf(field));
  add
    .option('-y, --yes', 'ask nothing')
    .action(async (name: string, directory: string, options: NewCommandOptions) => {
      const { newCommand } = await import('./new.js');
      done(await newCommand(name, directory, options, context));
    });

  program
    .command('validate')
    .description('check every source and report every problem at once')
    .argument(...DIRECTORY)
    .addOption(new Option('--format <format>', 'how problems are told').choices(FORMATS).default('text'))
    .option(
      '--fix',
      'mend what is safe first: order of fields, dates, spellings, repeated tags, blanks at line ends',
    )
    .option('--drafts', 'tell what is left to do in drafts, problem by problem')
    .option('--translations', 'list every text that is not translated')
    .addOption(
      new Option(
        '--schema [kind]',
        'print the JSON Schema of a kind of source for editors, and check nothing',
      )
        .choices(SCHEMA_KINDS)
        .preset('solution'),
    )
    .option('--no-cache', 'check everything anew, whatever was without a problem last time')
    .action(async (directory: string, options: ValidateCommandOptions) => {
      const { validateCommand } = await import('./validate.js');
      done(validateCommand(directory, options, context));
    });

  program
    .command('check-links')
    .description('ask every address, and tell dead from blocked from unsure; earlier results are remembered')
    .argument(...DIRECTORY)
    .addOption(new Option('--format <format>', 'how dead links are told').choices(FORMATS).default('text'))
    .option(
      '--state <file>',
      `where earlier results are kept; ${LINK_MEMORY_FILE} in the catalogue’s folder by default`,
    )
    .option(
      '--patience <days>',
      'how long a link that worked may be dead before it is reported',
      parseNumber,
      2,
    )
    .option('--concurrency <n>', 'how many hosts are asked at the same time', parsePositive, 32)
    .option('--delay <ms>', 'the distance between two requests to a host', parseNumber, 300)
    .option('--timeout <s>', 'how long an answer may take', parseNumber, 20)
    .option('--retries <n>', 'how often is asked again when it cannot be told', parseNumber, 2)
    .addOption(new Option('--backoff <ms>').argParser(parseNumber).default(2000).hideHelp())
    .option('--no-repositories', 'websites only; of repositories build tells')
    .option('--allow-private', 'also ask addresses in private networks')
    .action(async (directory: string, options: CheckLinksCommandOptions) => {
      const { checkLinksCommand } = await import('./check-links.js');
      done(await checkLinksCommand(directory, options, context));
    });

  program
    .command('audit')
    .description(
      'tell what has stopped being true, or may have: repositories, licences, links, reviews, scores, tags',
    )
    .argument(...DIRECTORY)
    .addOption(
      new Option('--format <format>', 'how it is told; markdown is for an issue')
        .choices(AUDIT_FORMATS)
        .default('text'),
    )
    .option('--no-hosts', 'ask no code host')
    .option('--timeout <s>', 'how long asking the code hosts may take', parsePositive, 120)
    .action(async (directory: string, options: AuditCommandOptions) => {
      const { auditCommand } = await import('./audit.js');
      done(await auditCommand(directory, options, context));
    })
    .addHelpText('after', CODE_HOSTS_HELP);

  program
    .command('import')
    .description(
      'take over what others publish, and take over what they have changed since the last time: ' +
        'a catalogue document, any list in CSV or JSON, files of publiccode.yml, awesome-selfhosted-data, a landscape',
    )
    .addArgument(new Argument('<format>', 'what it is').choices(IMPORT_FORMATS))
    .argument('<path>', 'the file, or the folder')
    .requiredOption('--out <dir>', 'the catalogue’s folder; what was written there is never replaced unasked')
    .option('--map <file>', 'map.yaml, which says how the columns of csv or json become fields')
    .option('--licence <spdx>', 'the licence of the data, where it does not say so itself')
    .option('--overwrite', 'take the imported value where a field was changed on both sides')
    .option('--keep', 'keep the catalogue’s value there, and list it no more')
    .option('--source <name>', 'what import.lock.yaml calls whoever is imported', parseSlug)
    .action(async (format: ImportFormat, path: string, options: ImportCommandOptions) => {
      const { importCommand } = await import('./import.js');
      done(importCommand(format, path, options, context));
    });
}

const kebab = (field: string): string => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const parseList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function parseHosts(text: string): string[] {
  const hosts = parseList(text);
  if (
    hosts.length < 1 ||
    hosts.length > 2 ||
    !hosts.every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host))
  )
    throw new InvalidArgumentError(
      'It must be one or two host names in lower case, for example github.com,gitlab.com.',
    );
  return hosts;
}

function parseCi(text: string): CiKind[] {
  const kinds = parseList(text);
  if (text.trim() === 'none') return [];
  if (!kinds.every((kind): kind is CiKind => (CI_KINDS as readonly string[]).includes(kind)))
    throw new InvalidArgumentError('It must be github, gitlab, github,gitlab or none.');
  return kinds;
}

function parseSlug(text: string): string {
  const wrong = checkSlug(text);
  if (wrong) throw new InvalidArgumentError(wrong);
  return text;
}

function parseNumber(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

function parsePositive(text: string): number {
  const number = parseNumber(text);
  if (number === 0) throw new InvalidArgumentError('It must be 1 or more.');
  return number;
}
