import { Option, type Command } from 'commander';
import type { ExitCode } from '../errors.js';
import type { Io } from '../io.js';
import { FORMATS } from '../report/format-issues.js';
import { validateCommand, type ValidateCommandOptions } from './validate.js';

const DIRECTORY = ['[dir]', 'the catalogue’s folder', '.'] as const;

/**
 * Adds the commands for those who keep the sources.
 * @param done takes a command's exit code
 */
export function addCuratorCommands(program: Command, io: Io, done: (code: ExitCode) => void): void {
  program
    .command('validate')
    .description('check every source and report every problem at once')
    .argument(...DIRECTORY)
    .addOption(new Option('--format <format>', 'how problems are told').choices(FORMATS).default('text'))
    .option('--fix', 'mend what is safe first: order of fields, dates, repeated tags, blanks at line ends')
    .option('--translations', 'list every text that is not translated')
    .option('--schema', 'print the JSON Schema of a solution for editors, and check nothing')
    .option('--no-cache', 'check everything anew, whatever was without a problem last time')
    .action((directory: string, options: ValidateCommandOptions) => {
      done(validateCommand(directory, options, io));
    });
}
