/** A page of its own inside the test's page: its own globals, modules and, when sandboxed, its own origin. */
export interface FrameOptions {
  /** A classic script that runs before everything else, as a host page's own would. */
  before?: string;
  /** The value of the frame's `sandbox`; without it the frame has the origin of the test. */
  sandbox?: string;
  /** What must have happened before the frame goes away: with it goes what it has not written yet. */
  until?: () => Promise<unknown>;
}

/**
 * Runs the body of an async function in a new frame, and removes the frame.
 * @param script what it returns must survive `postMessage`; what it throws rejects. It can import from `/src/…`
 */
export async function inFrame<T>(
  script: string,
  { before = '', sandbox, until }: FrameOptions = {},
): Promise<T> {
  const frame = document.createElement('iframe');
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  const id = `${Date.now()}-${Math.random()}`;
  const run = `${before}
    ;window.addEventListener('load', async () => {
      try { parent.postMessage({ id: '${id}', value: await (async () => { ${script} })() }, '*'); }
      catch (error) { parent.postMessage({ id: '${id}', error: String(error && error.stack || error) }, '*'); }
    });`;
  const answer = new Promise<T>((resolve, reject) => {
    const listen = ({ data }: MessageEvent<{ id?: string; value: T; error?: string }>) => {
      if (data.id !== id) return;
      window.removeEventListener('message', listen);
      if (data.error === undefined) resolve(data.value);
      else reject(new Error(data.error));
    };
    window.addEventListener('message', listen);
  });
  frame.src = `/documents-frame?before=${encodeURIComponent(run)}`;
  document.body.append(frame);
  try {
    const value = await answer;
    await until?.();
    return value;
  } finally {
    frame.remove();
  }
}
