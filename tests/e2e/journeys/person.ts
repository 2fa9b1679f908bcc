import assert from 'node:assert/strict';
import type { Browser, BrowserContext, CDPSession, ElementHandle, KeyInput, Page } from 'puppeteer-core';

/** How long a person waits for something to appear, in milliseconds: long enough for a slow, busy machine. */
const PATIENCE = 20_000;

/** How the results lie before the person: beside one another, one below the other, or in columns. */
type Arrangement = 'cards' | 'list' | 'table' | 'none';

interface Results {
  arrangement: Arrangement;
  names: string[];
}

/** Where the focus is: the role and the name that a screen reader says, with the option that is active in a list. */
interface Focus {
  role: string;
  name: string;
  active: string;
}

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
  #session: CDPSession | undefined;

  private constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.page = page;
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) this.complaints.push(message.text());
    });
  }

  /** Opens a page in a browser that has never been there. */
  static async visits(browser: Browser, url: string, visit: Visit = {}): Promise<Person> {
    const { width = 1280, height = 900, downloads } = visit;
    const context = await browser.createBrowserContext(
      downloads === undefined ? {} : { downloadBehavior: { policy: 'allow', downloadPath: downloads } },
    );
    const person = new Person(context, await context.newPage());
    await person.page.setViewport({ width, height });
    // The compiler of the tests calls this wherever a function has a name.
    await person.page.evaluateOnNewDocument('globalThis.__name = (named) => named');
    await person.opens(url);
    return person;
  }

  async leaves(): Promise<void> {
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
    const control = await this.#find(role, name);
    const seen = await control.evaluateHandle((element): Element => {
      const { width, height } = element.getBoundingClientRect();
      const [label] = (element as HTMLInputElement).labels ?? [];
      return width > 2 && height > 2 ? element : (label ?? element);
    });
    await seen.scrollIntoView();
    await this.#eventually(
      () =>
        seen.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          let hit = document.elementFromPoint(x, y);
          while (hit?.shadowRoot) {
            const inner = hit.shadowRoot.elementFromPoint(x, y);
            if (!inner || inner === hit) break;
            hit = inner;
          }
          return element.contains(hit) ? '' : (hit?.textContent.trim().slice(0, 80) ?? 'nothing');
        }),
      (above) => above === '',
      `${role} “${name}” with nothing above it`,
    );
    await seen.click();
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
    await this.page.setOfflineMode(true);
  }

  async goesOnline(): Promise<void> {
    await this.page.setOfflineMode(false);
  }

  /** What pasting gives. */
  async pastes(): Promise<string> {
    const permission = { name: 'clipboard-read' };
    await this.#context.setPermission(new URL(this.page.url()).origin, { permission, state: 'granted' });
    return await this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Puts a question into a field in place of what stands there. */
  async asks(field: string, question: string): Promise<void> {
    const input = await this.#find('combobox', field);
    await input.click({ count: 3 });
    await this.types(question);
  }

  /** Chooses an option of a list by its first letters, as one does with the keyboard. */
  async chooses(list: string, option: string): Promise<void> {
    await (await this.#find('combobox', list)).focus();
    await this.types(option);
  }

  /** Presses Tab until a control has the focus. Fails where the page ends, or the focus is lost on the way. */
  async tabsTo(role: string, name: string | RegExp): Promise<void> {
    const passed: string[] = [];
    for (let stops = 0; stops < 400; stops += 1) {
      await this.presses('Tab');
      const focus = await this.focus();
      if (focus.role === role && isMatch(focus.name, name)) return;
      if (focus.role === 'RootWebArea') break;
      passed.push(`${focus.role} “${focus.name}”`);
    }
    assert.fail(`Tab does not lead to ${role} “${String(name)}”, but to ${passed.join(', ')}`);
  }

  /** Waits until a text stands on the screen. */
  async sees(...texts: (string | RegExp)[]): Promise<void> {
    for (const text of texts)
      await this.#eventually(
        () => this.screen(),
        (screen) => isPart(screen, text),
        `the text “${String(text)}”`,
      );
  }

  /** Waits until a text stands nowhere on the screen. */
  async seesNo(...texts: (string | RegExp)[]): Promise<void> {
    for (const text of texts)
      await this.#eventually(
        () => this.screen(),
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
    await this.#eventually(
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

  /** Waits until the results lie there in this arrangement, with these names and in this order. */
  async seesResults(arrangement: Arrangement, names?: readonly string[]): Promise<Results> {
    return await this.#eventually(
      () => this.results(),
      (seen) =>
        seen.arrangement === arrangement &&
        (names === undefined ? seen.names.length > 0 : String(seen.names) === String(names)),
      `${arrangement} of ${names?.join(', ') ?? 'solutions'}`,
    );
  }

  /** Waits until this many results are there. */
  async seesNumber(count: number): Promise<Results> {
    return await this.#eventually(
      () => this.results(),
      ({ names }) => names.length === count,
      `${count} results`,
    );
  }

  /** Waits until a control has the focus. */
  async seesFocus(role: string, name: string | RegExp): Promise<void> {
    await this.#eventually(
      () => this.focus(),
      (focus) => focus.role === role && isMatch(focus.name, name),
      `the focus on ${role} “${String(name)}”`,
    );
  }

  /** Waits until an option of the list below the field is active. */
  async seesActive(option: string | RegExp): Promise<void> {
    await this.#eventually(
      () => this.focus(),
      ({ active }) => isMatch(active, option),
      `the active option “${String(option)}”`,
    );
  }

  async focus(): Promise<Focus> {
    const { role, name } = await this.#focused();
    const active = await this.page.evaluate(() => {
      let focused = document.activeElement;
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      const id = focused?.getAttribute('aria-activedescendant');
      const root = focused?.getRootNode() as ShadowRoot | Document | undefined;
      return (id && root?.getElementById(id)?.textContent) ?? '';
    });
    return { role, name, active: plain(active) };
  }

  /** All that can be read on the page, scrolled to or not, in one line. */
  async screen(): Promise<string> {
    return await this.page.evaluate(() => {
      const texts: string[] = [];
      const read = (node: Node): void => {
        if (node instanceof Text) {
          const { parentElement: parent } = node;
          const { width = 2, height = 2 } = parent?.getBoundingClientRect() ?? {};
          if (width > 1 && height > 1) texts.push(node.data);
        } else if (node instanceof HTMLSlotElement) node.assignedNodes({ flatten: true }).forEach(read);
        else if (node instanceof Element || node instanceof ShadowRoot) {
          // Text beside a closed <details> and in options, scripts or styles is not on the screen.
          if (node instanceof Element && !isSeen(node)) return;
          ((node as Element).shadowRoot ?? node).childNodes.forEach(read);
        }
      };
      const isSeen = (element: Element): boolean =>
        element.localName !== 'select' &&
        (getComputedStyle(element).display === 'contents' ||
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
      read(document.body);
      return texts.join(' ').replace(/\s+/g, ' ').trim();
    });
  }

  /** What lies before the person: the arrangement is told by boxes and by what stands in them. */
  async results(): Promise<Results> {
    return await this.page.evaluate(() => {
      const root = document.querySelector('solution-catalogue')?.shadowRoot;
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 1;
      const found = [...(root?.querySelectorAll('[part~="results"] [part~="card"]') ?? [])].filter(isSeen);
      const names = found.map((each) => each.querySelector('[part~="card-title"]')?.textContent.trim() ?? '');
      const boxes = found.map((each) => each.getBoundingClientRect());
      const isTable = found.every((each) => each.getAttribute('role') === 'row' && each.closest('table'));
      const hasScores = found.map((each) => each.querySelectorAll('[role="img"]').length >= 4);
      const areBeside = boxes.some(({ top }, at) =>
        boxes.some((box, other) => other !== at && box.top === top),
      );
      const areLow = boxes.every(({ height }) => height < 200);
      let arrangement: Arrangement | 'a mixture' = 'a mixture';
      if (found.length === 0) arrangement = 'none';
      else if (isTable) arrangement = 'table';
      else if (hasScores.every(Boolean) && (areBeside || found.length === 1)) arrangement = 'cards';
      else if (!hasScores.some(Boolean) && !areBeside && areLow) arrangement = 'list';
      return { arrangement, names } as Results;
    });
  }

  /** The headings on the sheets of a printed page. */
  async prints(): Promise<{ headings: string[]; sheets: number }> {
    const paper = Buffer.from(await this.page.pdf({ outline: true, tagged: true })).toString('latin1');
    const headings = [...paper.matchAll(/\/Title (?:\((.*?)\)|<([0-9A-F]+)>)/g)].map(
      ([, text, hex]) =>
        text ??
        Buffer.from(hex ?? '', 'hex')
          .swap16()
          .toString('utf16le')
          .slice(1),
    );
    return { headings, sheets: paper.match(/\/Type \/Page\b/g)?.length ?? 0 };
  }

  async #find(role: string, name: string): Promise<ElementHandle> {
    const selector = `::-p-aria([name="${name}"][role="${role}"])`;
    try {
      const found = await this.page.waitForSelector(selector, { timeout: PATIENCE });
      if (found) return found;
    } catch (cause) {
      throw new Error(`There is no ${role} “${name}” on the screen: ${await this.screen()}`, { cause });
    }
    return assert.fail(`There is no ${role} “${name}”.`);
  }

  /** The focused node of the accessibility tree: what a screen reader has. */
  async #focused(): Promise<{ role: string; name: string }> {
    const session = (this.#session ??= await this.page.createCDPSession());
    const { result } = await session.send('Runtime.evaluate', {
      expression: `(() => {
        let focused = document.activeElement ?? document.body;
        while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
        return focused;
      })()`,
    });
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId ?? '',
      fetchRelatives: false,
    });
    const [{ role, name } = {}] = nodes;
    return { role: String(role?.value), name: plain(String(name?.value)) };
  }

  async #eventually<T>(look: () => Promise<T>, isRight: (seen: T) => boolean, wanted: string): Promise<T> {
    for (const begun = performance.now(); ;) {
      const seen = await look();
      if (isRight(seen)) return seen;
      if (performance.now() - begun > PATIENCE)
        assert.fail(`Expected ${wanted}; there is ${typeof seen === 'string' ? seen : JSON.stringify(seen)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const isMatch = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text);
const isPart = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
