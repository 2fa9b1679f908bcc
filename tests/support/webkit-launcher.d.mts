/** A WebKitGTK that a test drives over WebDriver. */
export interface WebKit {
  startSession(id: string, url: string): Promise<void>;
  getPage(): { js(script: string, ...args: unknown[]): Promise<unknown> };
  stop(): Promise<void>;
}
export function findWebKit(): object | undefined;
/**
 * @param options.proxyPort where all hosts but localhost are asked for
 * @param options.downloads the folder that takes what is downloaded
 */
export function webkitLauncher(options?: {
  proxyPort?: number | undefined;
  downloads?: string | undefined;
}): WebKit;
