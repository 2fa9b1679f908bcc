import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, ElementHandle, KeyInput, Page } from 'puppeteer-core';
import { eventually, isMatch, isPart, PATIENCE } from './patience.js';
import { current, places } from './places.js';
import {
  readAbove,
  readChips,
  readFocus,
  readPrinted,
  readResults,
  readScreen,
  type Arrangement,
  type Results,
} from './sight.js';

/** A network that nothing slows down. */
const SPEED = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** What a visit needs besides its address. */
interface Visit {
  width?: number;
  height?: number;
  /** Where the browser saves files. */
  downloads?: string;
}

/**
 * Somebody in front of a page. Everything is found by its role and its accessible name, clicked and typed; what is
 * asserted is what stands on the screen. Nothing is set, and nothing inside the element is called.
 */
export class Person {
  /** What the page complained about: errors, warnings, violations of its policy. */
  readonly complaints: string[] = [];
  readonly page: Page;
  readonly #context: BrowserContext;
  #network: CDPSession | undefined;

  private constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.page = page;
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      // A solution without a logo keeps its icon: browsers say so all the same.
      if (message.location().url?.includes('/assets/logos/')) return;
      if (['error', 'warn'].includes(message.type())) this.complaints.push(message.text());
    });
  }

  /** Opens a page in a browser that has never been there. */
  static async visits(url: string, visit: Visit = {}): Promise<Person> {
    const { width = 1280, height = 900, downloads } = visit;
    const context = await places.browser.createBrowserContext(
      downloads === undefined ? {} : { downloadBehavior: { policy: 'allow', downloadPath: downloads } },
    );
    const person = new Person(context, await context.newPage());
    await person.page.setViewport({ width, height });
    // What moves takes no press for a moment, and which one that is depends on the machine.
    await person.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    // The compiler of the tests calls this wherever a function has a name.
    await person.page.evaluateOnNewDocument('globalThis.__name = (named) => named');
    await person.opens(url);
    return person;
  }

  /** Leaves, and takes a picture of what is seen last: PICTURES names the folder for those who want to look. */
  async leaves(): Promise<void> {
    const folder = process.env.PICTURES;
    const name = current.name.replace(/[^\p{L}\d]+/gu, '-');
    if (folder) await this.page.screenshot({ path: join(folder, `${name}.png`) });
    await this.#context.close();
  }

  async opens(url: string): Promise<void> {
    await this.page.goto(url);
  }

  async goesBack(): Promise<void> {
    await this.page.goBack();
  }

  async goesForward(): Promise<void> {
    await this.page.goForward();
  }

  async reloads(): Promise<void> {
    await this.page.reload();
  }

  /**
   * Clicks a control, or the text beside it where the control itself is drawn by its label. Nobody can click what lies
   * below something else, such as open suggestions.
   */
  async clicks(role: string, name: string): Promise<void> {
    await this.#again(() => this.#click(role, name));
  }

  async #click(role: string, name: string): Promise<void> {
    const control = await this.#find(role, name);
    const seen = await control.evaluateHandle((element): Element => {
      const { width, height } = element.getBoundingClientRect();
      const [label] = (element as HTMLInputElement).labels ?? [];
      return width > 2 && height > 2 ? element : (label ?? element);
    });
    await seen.scrollIntoView();
    await eventually(
      () => readAbove(seen),
      (above) => above === '',
      `${role} “${name}” with nothing above it`,
    );
    // A locator waits until what it clicks stands still.
    await seen
      .asLocator()
      .setTimeout(PATIENCE / 2)
      .click();
  }

  /** Clicks the first of the filters that stand above the results, which removes it. */
  async clicksChip(beginning: string): Promise<void> {
    const labels = await eventually(
      () => readChips(this.page),
      (seen) => seen.some((label) => label.startsWith(beginning)),
      `a filter “${beginning}…”`,
    );
    await this.clicks('button', labels.find((label) => label.startsWith(beginning)) ?? '');
  }

  async types(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async presses(...keys: KeyInput[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Moves the knob of a slider by mouse to a part of its way from the left. */
  async drags(role: string, name: string, part: number): Promise<void> {
    const slider = await this.#find(role, name);
    await slider.scrollIntoView();
    const { x, y, width, height } = (await slider.boundingBox()) ?? assert.fail(`${name} cannot be seen`);
    await this.page.mouse.click(x + part * width, y + height / 2);
  }

  async goesOffline(): Promise<void> {
    this.#network = await this.page.createCDPSession();
    await this.#network.send('Network.enable');
    await this.#network.send('Network.overrideNetworkState', { ...SPEED, offline: true });
    await this.#network.send('Network.emulateNetworkConditionsByRule', {
      matchedNetworkConditions: [{ ...SPEED, urlPattern: '', offline: true }],
    });
  }

  /** First the network is there, then the page is told: `page.setOfflineMode` tells it while requests still fail. */
  async goesOnline(): Promise<void> {
    await this.#network?.send('Network.emulateNetworkConditionsByRule', { matchedNetworkConditions: [] });
    await this.#network?.send('Network.overrideNetworkState', { ...SPEED, offline: false });
  }

  /** What pasting gives. */
  async pastes(): Promise<string> {
    const permission = { name: 'clipboard-read' };
    await this.#context.setPermission(new URL(this.page.url()).origin, { permission, state: 'granted' });
    return await this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Puts a question into a field in place of what stands there. */
  async asks(field: string, question: string): Promise<void> {
    await this.#again(async () => (await this.#find('combobox', field)).click({ count: 3 }));
    await this.types(question);
  }

  /** Chooses an option of a list by its first letters, as one does with the keyboard. */
  async chooses(list: string, option: string): Promise<void> {
    await (await this.#find('combobox', list)).focus();
    await this.types(option);
  }

  /**
   * Presses Tab until a control has the focus. Fails where the page ends, or the focus is lost on the way.
   * @returns what has the focus before it, from stop to stop
   */
  async tabsTo(role: string, name: string | RegExp): Promise<string[]> {
    const passed: string[] = [];
    for (let stops = 0; stops < 400; stops += 1) {
      await this.presses('Tab');
      const focus = await readFocus(this.page);
      if (focus.role === role && isMatch(focus.name, name)) return passed;
      if (focus.role === 'RootWebArea') break;
      passed.push(`${focus.role} “${focus.name}”`);
    }
    assert.fail(`Tab does not lead to ${role} “${String(name)}”, but to ${passed.join(', ')}`);
  }

  /** Waits until a text stands on the screen. */
  async sees(...texts: (string | RegExp)[]): Promise<void> {
    for (const text of texts)
      await eventually(
        () => readScreen(this.page),
        (screen) => isPart(screen, text),
        `the text “${String(text)}”`,
      );
  }

  /** Waits until a text stands nowhere on the screen. */
  async seesNo(...texts: (string | RegExp)[]): Promise<void> {
    for (const text of texts)
      await eventually(
        () => readScreen(this.page),
        (screen) => !isPart(screen, text),
        `no text “${String(text)}”`,
      );
  }

  /** Waits until there is a control with this role and name that is not hidden. */
  async seesControl(role: string, name: string): Promise<void> {
    await this.#find(role, name);
  }

  /** Waits until a checkbox, radio button or field is in a state: `true`, `false`, or what is entered. */
  async seesValue(role: string, name: string, value: boolean | string): Promise<void> {
    await eventually(
      async () => {
        const control = await this.#find(role, name);
        return await control.evaluate((element) => {
          if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? '';
          const input = element as HTMLInputElement;
          return ['checkbox', 'radio'].includes(input.type) ? input.checked : input.value;
        });
      },
      (seen) => seen === value,
      `${role} “${name}” with ${String(value)}`,
    );
  }

  /**
   * Waits until the results lie there in this arrangement, with these names and in this order, or with names that are right
   * otherwise: after an answer to another question, the results that were there before stay for a moment.
   */
  async seesResults(
    arrangement: Arrangement,
    wanted: readonly string[] | ((names: readonly string[]) => boolean) = ({ length }) => length > 0,
  ): Promise<Results> {
    const areRight =
      typeof wanted === 'function' ? wanted : (names: readonly string[]) => String(names) === String(wanted);
    return await eventually(
      () => readResults(this.page),
      (seen) => seen.arrangement === arrangement && areRight(seen.names),
      `${arrangement} of ${String(wanted)}`,
    );
  }

  /** Waits until this many results are there, in whatever arrangement, and with names that are right. */
  async seesNumber(
    count: number,
    areRight: (names: readonly string[]) => boolean = () => true,
  ): Promise<Results> {
    return await eventually(
      () => readResults(this.page),
      ({ names }) => names.length === count && areRight(names),
      `${count} results`,
    );
  }

  /** Waits until a control has the focus. */
  async seesFocus(role: string, name: string | RegExp): Promise<void> {
    await eventually(
      () => readFocus(this.page),
      (focus) => focus.role === role && isMatch(focus.name, name),
      `the focus on ${role} “${String(name)}”`,
    );
  }

  /** Waits until an option of the list below the field is active. */
  async seesActive(option: string | RegExp): Promise<void> {
    await eventually(
      () => readFocus(this.page),
      ({ active }) => isMatch(active, option),
      `the active option “${String(option)}”`,
    );
  }

  /** Prints the page. */
  async prints(): Promise<{ headings: string[]; sheets: number }> {
    return await readPrinted(this.page);
  }

  async #find(role: string, name: string): Promise<ElementHandle> {
    const selector = `::-p-aria([name="${name}"][role="${role}"])`;
    try {
      const found = await this.page.waitForSelector(selector, { timeout: PATIENCE });
      if (found) return found;
    } catch (cause) {
      throw new Error(`There is no ${role} “${name}” on the screen: ${await readScreen(this.page)}`, {
        cause,
      });
    }
    return assert.fail(`There is no ${role} “${name}”.`);
  }

  /**
   * Does something, again while its page is being left or taken over by its script: what was found is then no longer
   * there, or has no box any more.
   */
  async #again(act: () => Promise<void>): Promise<void> {
    for (const begun = performance.now(); ;) {
      try {
        await act();
        return;
      } catch (error) {
        const isGone = /Timed out|detached|not clickable|context was destroyed/.test(String(error));
        if (!isGone || performance.now() - begun > PATIENCE) throw error;
      }
    }
  }
}
