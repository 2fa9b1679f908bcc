/** A WebKitGTK that a test drives over WebDriver. */
export class WebKit {
  /**
   * @param options.proxyPort where all hosts but localhost are asked for
   * @param options.downloads the folder that takes what is downloaded
   * @param options.size width and height of the page in CSS pixels; 800 by 600 unless told, as in the test runner
   */
  constructor(options?: {
    proxyPort?: number | undefined;
    downloads?: string | undefined;
    size?: readonly [number, number] | undefined;
  });
  /** Opens a page, in a browser that starts with the first one. */
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page, and waits for what it promises, so many milliseconds. */
  run(script: string, timeout?: number): Promise<unknown>;
  /** Clicks at a place of the screen. */
  sendMouseClick(session: undefined, x: number, y: number): Promise<void>;
  /** Presses keys one after the other: letters, or names such as `ArrowDown`. */
  sendKeys(session: undefined, keys: readonly string[]): Promise<void>;
  /** What is on the screen, as a PNG in base64. */
  picture(): Promise<string>;
  stop(): Promise<void>;
}
