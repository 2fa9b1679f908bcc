/** A WebKitGTK that a test drives over WebDriver. */
export class WebKit {
  /**
   * @param options.proxyPort where all hosts but localhost are asked for
   * @param options.downloads the folder that takes what is downloaded
   */
  constructor(options?: { proxyPort?: number | undefined; downloads?: string | undefined });
  /** Opens a page, in a browser that starts with the first one. */
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page, and waits for what it promises, so many milliseconds. */
  run(script: string, timeout?: number): Promise<unknown>;
  stop(): Promise<void>;
}
