// The command `fresh-history` of the test runner. Chromium's page of one test file serves the next one, its history
// full; entries that scripts add then push each other out, and Back ends on the page of an earlier test.
export function freshHistory() {
  return {
    name: 'fresh-history',
    async executeCommand({ command, session }) {
      if (command !== 'fresh-history') return undefined;
      if (!session.browser.name.startsWith('Chrom')) return true;
      const devtools = await session.browser.getPage(session.id).createCDPSession();
      await devtools.send('Page.resetNavigationHistory');
      await devtools.detach();
      return true;
    },
  };
}
