// Coverage without the debugger: Puppeteer's own asks it for the source of every script, in every page and frame,
// which takes longer than the tests themselves.
/** What a page needs to count the same blocks: scripts that are compiled while it counts, not taken from a cache. */
export const COVERAGE_FLAGS = ['--js-flags=--no-compilation-cache'];

/** Puts it in the place of the `coverage` of a page of Puppeteer. */
export async function withCoverage(page) {
  const devtools = await page.createCDPSession();
  const startJSCoverage = async () => {
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  };
  const stopJSCoverage = async () => {
    const { result } = await devtools.send('Profiler.takePreciseCoverage');
    await devtools.send('Profiler.disable');
    return result.filter(({ url }) => url).map((rawScriptCoverage) => ({ rawScriptCoverage }));
  };
  Object.defineProperty(page, 'coverage', { value: { startJSCoverage, stopJSCoverage } });
  return page;
}
