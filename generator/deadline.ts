/** A signal that aborts at the latest after some time. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Whether the time was over, rather than that something above was aborted. */
  readonly isOver: () => boolean;
  /** To be called when there is nothing to wait for any more. */
  clear(): void;
}

/** @param limit in milliseconds */
export function withDeadline(above: AbortSignal, limit: number): Deadline {
  const controller = new AbortController();
  let isOver = false;
  const abort = () => {
    controller.abort();
  };
  const timer = setTimeout(() => {
    isOver = true;
    abort();
  }, limit);
  if (above.aborted) abort();
  above.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    isOver: () => isOver,
    clear: () => {
      clearTimeout(timer);
      above.removeEventListener('abort', abort);
    },
  };
}
