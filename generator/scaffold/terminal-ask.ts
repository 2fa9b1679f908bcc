import type { Readable, Writable } from 'node:stream';
import type { Ask } from './ask.js';

/** Asks at a terminal. Questions go where messages go, so that results can be piped on. */
export function terminalAsk(input: Readable, output: Writable): Ask {
  const streams = { input, output };
  // Loaded when there is something to ask.
  const load = () => import('@clack/prompts');
  return {
    text: async ({ message, initial, check }) => {
      const { isCancel, text } = await load();
      const answer = await text({
        message,
        ...(initial !== undefined && { initialValue: initial }),
        validate: (value) => check?.((value ?? '').trim()),
        ...streams,
      });
      return isCancel(answer) ? undefined : answer.trim();
    },
    one: async ({ message, choices }) => {
      const { isCancel, select } = await load();
      const answer = await select({ message, options: [...choices], ...streams });
      return isCancel(answer) ? undefined : answer;
    },
    some: async ({ message, choices }) => {
      const { isCancel, multiselect } = await load();
      const answer = await multiselect({ message, options: [...choices], required: false, ...streams });
      return isCancel(answer) ? undefined : answer;
    },
  };
}
