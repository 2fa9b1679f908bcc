// The administrator of a WordPress in Chromium, and what goes wrong in its pages.
import type { Browser, Page } from 'puppeteer-core';
import { ADMIN, type WordPress } from './site.js';

/** A page that keeps what it complains of; of other servers only what reaches its scripts. */
export async function newPage(browser: Browser, { origin }: WordPress, complaints: string[]): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const url = message.location().url ?? '';
    if (message.type() === 'error' && url.startsWith(origin) && !url.endsWith('/favicon.ico'))
      complaints.push(message.text());
  });
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

/** Signs in, and activates the plugin. */
export async function signIn(page: Page, { origin }: WordPress): Promise<void> {
  await page.goto(`${origin}/wp-login.php`);
  // The page moves the focus while one types.
  for (const [id, text] of [
    ['#user_login', ADMIN.name],
    ['#user_pass', ADMIN.password],
  ] as const)
    await page.$eval(id, (field, value) => ((field as HTMLInputElement).value = value), text);
  await Promise.all([page.waitForNavigation(), page.click('#wp-submit')]);
  await pluginAction(page, origin, 'activate');
}

export async function pluginAction(
  page: Page,
  origin: string,
  action: 'activate' | 'deactivate',
): Promise<void> {
  await page.goto(`${origin}/wp-admin/plugins.php`);
  const link = `[data-slug="solution-catalogue"] .${action} a`;
  await page.goto(await page.$eval(link, (anchor) => (anchor as HTMLAnchorElement).href));
}

/** The selector of the field with a label, once it is there. */
export async function fieldOf(page: Page, label: string): Promise<string> {
  const id = await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('label')].find(({ textContent }) => textContent === text)?.htmlFor,
    {},
    label,
  );
  return `#${String(await id.jsonValue())}`;
}

/** Enters the catalogue's address in the settings, by name of field and button, and gives what they say of it. */
export async function saveAddress(page: Page, origin: string, address: string): Promise<string> {
  await page.goto(`${origin}/wp-admin/options-general.php?page=solution-catalogue`);
  await page.$eval('#solution-catalogue-src', (field) => ((field as HTMLInputElement).value = ''));
  if (address !== '') await page.type('#solution-catalogue-src', address);
  await Promise.all([page.waitForNavigation(), page.click('#submit')]);
  return await page.$eval('#solution-catalogue-state', ({ textContent }) => textContent.trim());
}

/** Opens the editor on a new post and inserts the block from the inserter, by its title. */
export async function insertBlock(page: Page, origin: string, title: string): Promise<void> {
  await page.goto(`${origin}/wp-admin/post-new.php`);
  await page.waitForFunction('wp.data.select("core/editor").__unstableIsEditorReady()');
  await page.evaluate(`(() => {
    const { dispatch, select } = wp.data;
    if (select('core/edit-post').isFeatureActive('welcomeGuide')) dispatch('core/edit-post').toggleFeature('welcomeGuide');
  })()`);
  const toggle = '[class*="inserter-toggle"]';
  await page.waitForSelector(toggle);
  await page.click(toggle);
  await page.waitForSelector('.block-editor-inserter__search input');
  await page.type('.block-editor-inserter__search input', title);
  const item = await page.waitForSelector(
    '.block-editor-block-types-list__item[class*="solution-catalogue"]',
  );
  await item!.click();
  await page.click(toggle);
  await page.evaluate(`wp.data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block')`);
}

/** Publishes what the editor holds, by its buttons, and gives the post's address. */
export async function publishPost(page: Page, origin: string): Promise<string> {
  await page.click('.editor-post-publish-panel__toggle');
  const button = '.editor-post-publish-panel .editor-post-publish-button';
  await page.waitForSelector(`${button}:not([aria-disabled="true"])`);
  await page.click(button);
  // WordPress writes the post, and asks for it again, before it says so.
  await page.waitForSelector('.post-publish-panel__postpublish', { timeout: 90_000 });
  return `${origin}/?p=${String(await page.evaluate('wp.data.select("core/editor").getCurrentPostId()'))}`;
}
