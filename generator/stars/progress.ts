import { SingleBar } from 'cli-progress';
import type { OutputStream } from '../context.js';

export interface Progress {
  readonly update: (done: number, all: number) => void;
  stop(): void;
}

const FRAMES_PER_SECOND = 10;

/** Shows the progress of counting stars and the remaining time; does nothing when the stream is not a terminal. */
export function starProgress(stream: OutputStream): Progress {
  if (!stream.isTerminal) return { update: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    format: ({ barsize = 0 }, { value, total, eta, progress }) => {
      const full = Math.round(progress * barsize);
      const left = value > 0 && Number.isFinite(eta) ? `, about ${Math.ceil(eta)} s left` : '';
      return `Stars ${'█'.repeat(full)}${'░'.repeat(barsize - full)} ${value} of ${total}${left}`;
    },
    barsize: 30,
    fps: FRAMES_PER_SECOND,
    clearOnComplete: true,
    // The command itself handles signals.
    gracefulExit: false,
    // The library uses only these parts of a stream.
    stream: {
      isTTY: true,
      columns: 80,
      write: (text: string) => {
        stream.write(text);
        return true;
      },
    } as unknown as NodeJS.WriteStream,
  });
  let isRunning = false;
  return {
    update: (done, all) => {
      if (!isRunning) bar.start(all, done);
      isRunning = true;
      bar.update(done);
    },
    stop: () => {
      if (isRunning) bar.stop();
      isRunning = false;
    },
  };
}
