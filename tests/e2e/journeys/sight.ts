import type { ElementHandle, Page } from 'puppeteer-core';

/** How the results lie before the person: beside one another, one below the other, or in columns. */
export type Arrangement = 'cards' | 'list' | 'table' | 'none';

export interface Results {
  arrangement: Arrangement;
  names: string[];
}

/** Where the focus is: the role and the name that a screen reader says, with the option that is active in a list. */
export interface Focus {
  role: string;
  name: string;
  active: string;
}

/** All that can be read on the page, scrolled to or not, in one line. */
export async function readScreen(page: Page): Promise<string> {
  return await page.evaluate(() => {
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
export async function readResults(page: Page): Promise<Results> {
  return await page.evaluate(() => {
    const root = document.querySelector('solution-catalogue')?.shadowRoot;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 1;
    const found = [...(root?.querySelectorAll('[part~="results"] [part~="card"]') ?? [])].filter(isSeen);
    const names = found.map((each) => each.querySelector('[part~="card-title"]')?.textContent.trim() ?? '');
    const boxes = found.map((each) => each.getBoundingClientRect());
    const isTable = found.every((each) => each.getAttribute('role') === 'row' && each.closest('table'));
    const opens = found.map((each) => each.querySelector('[part="details-toggle"]') !== null);
    const areBeside = boxes.some(({ top }, at) =>
      boxes.some((box, other) => other !== at && box.top === top),
    );
    const areLow = boxes.every(({ height }) => height < 200);
    let arrangement: Arrangement | 'a mixture' = 'a mixture';
    if (found.length === 0) arrangement = 'none';
    else if (isTable) arrangement = 'table';
    else if (opens.every(Boolean) && (areBeside || found.length === 1)) arrangement = 'cards';
    else if (!opens.some(Boolean) && !areBeside && areLow) arrangement = 'list';
    return { arrangement, names } as Results;
  });
}

/** The groups of filters, as they stand in the panel, and the values that can be seen in each. */
export async function readGroups(page: Page): Promise<{ title: string; values: string[] }[]> {
  return await page.evaluate(() => {
    const root = document.querySelector('solution-catalogue')?.shadowRoot;
    const plain = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
    return [...(root?.querySelectorAll('[part~="facet"], [part~="more-filters"]') ?? [])].map((group) => ({
      title: plain(group.querySelector('[part="facet-title"]') ?? group),
      values: [...group.querySelectorAll('label:not(:has(:disabled))')]
        .filter((label) => label.checkVisibility())
        .map(plain),
    }));
  });
}

/** What lies above the middle of a control, and would be clicked instead; empty where nothing does. */
export async function readAbove(control: ElementHandle): Promise<string> {
  return await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    return element.contains(hit) ? '' : (hit?.textContent.trim().slice(0, 80) ?? 'nothing');
  });
}

/** The names of the buttons that each remove a filter. */
export async function readChips(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const root = document.querySelector('solution-catalogue')?.shadowRoot;
    return [...(root?.querySelectorAll('[part="chip"]') ?? [])].map((chip) => chip.ariaLabel ?? '');
  });
}

/** Prints the page: the headings on its sheets, which stand in the outline of the PDF, and the number of the sheets. */
export async function readPrinted(page: Page): Promise<{ headings: string[]; sheets: number }> {
  const paper = Buffer.from(await page.pdf({ outline: true, tagged: true })).toString('latin1');
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

/** The focused control as a screen reader has it: the node of the accessibility tree, and the active option. */
export async function readFocus(page: Page): Promise<Focus> {
  const session = await page.createCDPSession();
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(() => {
      let focused = document.activeElement ?? document.body;
      while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      return focused;
    })()`,
  });
  const objectId = result.objectId ?? '';
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  const active = await session.send('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: `function () {
      return this.getRootNode().getElementById(this.getAttribute('aria-activedescendant'))?.textContent ?? '';
    }`,
  });
  await session.detach();
  const [{ role, name } = {}] = nodes;
  return {
    role: String(role?.value),
    name: plain(String(name?.value)),
    active: plain(String(active.result.value)),
  };
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
