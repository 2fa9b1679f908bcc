import type { Readable, Writable } from 'node:stream';
import { isCancel, multiselect, select, text } from '@clack/prompts';
import type { Ask } from './ask.js';

/** Asks at a terminal. Questions go where messages go, so that results can be piped on. */
export function terminalAsk(input: Readable, output: Writable): Ask {
  const streams = { input, output };
  const answer = <T>(value: T): Exclude<T, symbol> | undefined =>
    isCancel(value) ? undefined : (value as Exclude<T, symbol>);
  return {
    text: async ({ message, initial, check }) =>
      answer(
        await text({
          message,
          ...(initial !== undefined && { initialValue: initial }),
          validate: (value) => check?.((value ?? '').trim()),
          ...streams,
        }),
      )?.trim(),
    one: async ({ message, choices }) => answer(await select({ message, options: [...choices], ...streams })),
    some: async ({ message, choices }) =>
      answer(await multiselect({ message, options: [...choices], required: false, ...streams })),
  };
}
