import pico from 'picocolors';
import { documentUrl, webUrl } from '../../src/catalogue/addresses.js';
import type { Context } from '../context.js';
import { EXIT, type ExitCode, UsageError } from '../errors.js';
import { checkHost } from '../links/check-host.js';
import type { Finding } from '../links/host-answer.js';
import { printable } from '../terminal.js';

export interface CheckHostCommandOptions {
  /** Whether a report for programs is printed. */
  readonly json?: boolean;
  /** How long one answer may take, in seconds. */
  readonly timeout: number;
}

/** `check-host <url>`: what a live host keeps of the contract. What falls short of it is the result, on stdout. */
export async function checkHostCommand(
  address: string,
  { json = false, timeout }: CheckHostCommandOptions,
  context: Context,
): Promise<ExitCode> {
  if (webUrl(address) === undefined)
    throw new UsageError(`"${address}" is no http or https address. Write it as https://catalogue.example/.`);
  const url = documentUrl(address);
  const findings = await answered(url, timeout, context);
  const short = findings.filter(({ isRequired, isMet }) => isRequired && !isMet);
  if (json) context.stdout.write(`${JSON.stringify({ url, findings }, null, 2)}\n`);
  else context.stdout.write(toText(findings, context.stdout.hasColors));
  context.stderr.write(
    short.length === 0
      ? `${url} keeps the contract.\n`
      : `${url} falls short of the contract: ${list(short)}.\n`,
  );
  return short.length === 0 ? EXIT.done : EXIT.problems;
}

async function answered(url: string, timeout: number, { fetch, stopped }: Context): Promise<Finding[]> {
  try {
    return await checkHost(url, { fetch, signal: stopped, timeout: timeout * 1000 });
  } catch (error) {
    if (stopped.aborted) throw new UsageError('Stopped before the host was checked.', { cause: error });
    if (error instanceof Error && error.name === 'AbortError')
      throw new UsageError(
        `${url} did not send all of an answer within ${timeout} seconds. Give it more with --timeout.`,
        { cause: error },
      );
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new UsageError(`${url} does not answer: ${cause}. Is the address right, and the host up?`, {
      cause: error,
    });
  }
}

function toText(findings: readonly Finding[], hasColors: boolean): string {
  const colors = pico.createColors(hasColors);
  return findings
    .map(({ name, isRequired, isMet, found, advice }) => {
      const mark = isMet ? colors.green('✓') : isRequired ? colors.red('✗') : colors.yellow('–');
      return `${mark} ${name}: ${printable(found)}${advice ? `\n    ${printable(advice)}` : ''}\n`;
    })
    .join('');
}

const list = (findings: readonly Finding[]): string => findings.map(({ name }) => name).join(', ');
