import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { getLimit } from '../../tests/limits/limits';
import { ELEMENT_KEY, waitUntil, type WebDriverSession } from './webdriver';

const QUERIES = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Whatever loaders the page knows, the queries are a global of the window. */
const QUERIES_SOURCE = `((exports, module) => {${QUERIES}
Object.defineProperty(window, 'queriesOfTests', { value: exports });
})({}, {});`;

const KEYS: Readonly<Record<string, string>> = {
  ControlOrMeta: '\uE009',
  Escape: '\uE00C',
};

/** One step of a locator, searched within the elements that earlier steps found. */
type Step =
  | { kind: 'css'; selector: string }
  | { kind: 'role'; role: string; name: string | null; exact: boolean }
  | { kind: 'text'; text: string }
  | { kind: 'having'; text: string }
  | { kind: 'first' };

interface Found {
  elements: Record<typeof ELEMENT_KEY, string>[];
  shown: boolean[];
  texts: string[];
}

/* Runs in the page. Null: the queries are not there yet. */
function find(steps: readonly Step[]): unknown {
  type Queries = {
    queryAllByRole(
      root: Element,
      role: string,
      options: { name?: (name: string) => boolean },
    ): Element[];
  };
  const { queriesOfTests } = window as unknown as { queriesOfTests?: Queries };
  if (!queriesOfTests) return null;
  const squeeze = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const has = (element: Element, text: string) =>
    squeeze(element.textContent).toLowerCase().includes(text.toLowerCase());
  const findSmallest = (element: Element, text: string): Element[] => {
    if (
      /^(?:script|style|noscript)$/i.test(element.tagName) ||
      !has(element, text)
    ) {
      return [];
    }
    const inner = [...element.children].flatMap((child) =>
      findSmallest(child, text),
    );
    return inner.length > 0 ? inner : [element];
  };
  const take = (step: Step, found: Element[]): Element[] => {
    switch (step.kind) {
      case 'css':
        return found.flatMap((root) => [...root.querySelectorAll(step.selector)]);
      case 'role': {
        const { name, exact } = step;
        const fits = (given: string) =>
          exact
            ? squeeze(given) === name
            : squeeze(given)
                .toLowerCase()
                .includes((name ?? '').toLowerCase());
        return found.flatMap((root) =>
          queriesOfTests
            .queryAllByRole(root, step.role, name === null ? {} : { name: fits })
            .filter((element) => !element.closest('[inert]')),
        );
      }
      case 'text':
        return found.flatMap((root) => findSmallest(root, step.text));
      case 'having':
        return found.filter((element) => has(element, step.text));
      case 'first':
        return found.slice(0, 1);
    }
  };
  const root: Element[] = [document.documentElement];
  const elements = steps.reduce(
    (found, step) => [...new Set(take(step, found))],
    root,
  );
  return {
    elements,
    shown: elements.map(
      (element) =>
        element.getClientRects().length > 0 &&
        getComputedStyle(element).visibility === 'visible',
    ),
    texts: elements.map((element) => (element as HTMLElement).innerText),
  };
}

/* Runs in the page. A click on an element that moves, or lies below something else, would miss. */
async function isInReach(element: Element): Promise<boolean> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const toFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await toFrame();
  const [before] = element.getClientRects();
  await toFrame();
  const [after] = element.getClientRects();
  if (!before || !after) return false;
  const { left, top, width, height } = after;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return left === before.left && top === before.top && element.contains(hit);
}

/** Error of the driver where a document unloads during a request. */
const UNLOADED = /before the unload event/;

type PageFunction = string | ((arg: never) => unknown);

/** A page, and what its locators need of it. */
interface Driven {
  session: WebDriverSession;
  evaluate: (
    source: PageFunction,
    arg?: unknown,
    patience?: number,
  ) => Promise<unknown>;
}

/** A document that has come meanwhile does not have the queries of the one before. */
async function findFound(
  { evaluate }: Driven,
  steps: readonly Step[],
): Promise<Found> {
  return waitUntil('the queries', async () => {
    const found = (await evaluate(find, steps, getLimit('glance'))) as Found | null;
    if (!found) await evaluate(QUERIES_SOURCE);
    return found;
  });
}

const stepsToText = (steps: readonly Step[]) => JSON.stringify(steps);

function toSteps(role: string, options: { name?: unknown; exact?: boolean } = {}) {
  const { name = null, exact = false } = options;
  if (name !== null && typeof name !== 'string') {
    throw new TypeError('Names are looked for by text alone.');
  }
  return { kind: 'role', role, name, exact } as const;
}

function toHaving(text: unknown): Step {
  if (typeof text !== 'string') throw new TypeError('hasText is a text alone.');
  return { kind: 'having', text };
}

function createLocator(driven: Driven, steps: readonly Step[]): unknown {
  const { session } = driven;
  const and = (...more: Step[]) => createLocator(driven, [...steps, ...more]);
  const wait = <T>(evaluateStep: (found: Found) => T | null | Promise<T | null>) =>
    waitUntil(stepsToText(steps), async () =>
      evaluateStep(await findFound(driven, steps)),
    );
  /** Sends a command to the first element once it is shown; `isReady` may add a condition. */
  const sendToShown = (
    command: string,
    body: object,
    isReady?: (element: Found['elements'][number]) => Promise<unknown>,
  ) =>
    wait(async ({ elements, shown }) => {
      const [element] = elements;
      if (!element || !shown[0]) return null;
      if (isReady && !(await isReady(element))) return null;
      await session.send(
        'POST',
        `/element/${element[ELEMENT_KEY]}/${command}`,
        body,
      );
      return true;
    });
  return {
    first: () => and({ kind: 'first' }),
    locator: (selector: string, options: { hasText?: unknown } = {}) =>
      and(
        { kind: 'css', selector },
        ...('hasText' in options ? [toHaving(options.hasText)] : []),
      ),
    filter: ({ hasText }: { hasText: unknown }) => and(toHaving(hasText)),
    getByRole: (role: string, options?: { name?: unknown; exact?: boolean }) =>
      and(toSteps(role, options)),
    getByText: (text: string) => and({ kind: 'text', text }),
    count: async () => (await findFound(driven, steps)).elements.length,
    innerText: () => wait(({ texts }) => texts[0] ?? null),
    async waitFor({
      state = 'visible',
    }: { state?: 'visible' | 'attached' | 'hidden' } = {}) {
      await wait(({ shown }) => {
        const isSo = {
          visible: shown[0] === true,
          attached: shown.length > 0,
          hidden: !shown[0],
        }[state];
        return isSo || null;
      });
    },
    async scrollIntoViewIfNeeded() {
      await wait(async ({ elements }) => {
        const [element] = elements;
        if (!element) return null;
        await session.send('POST', '/execute/sync', {
          script: 'arguments[0].scrollIntoView({ block: "center" })',
          args: [element],
        });
        return true;
      });
    },
    async click() {
      await sendToShown('click', {}, (element) =>
        driven.evaluate(isInReach, element, getLimit('glance')),
      );
    },
    async fill(text: string) {
      await sendToShown('value', { text });
    },
  };
}

/** `**` stands for anything, as in Playwright. */
const globToPattern = (glob: string) =>
  new RegExp(
    `^${glob
      .split('**')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
      .join('.*')}$`,
    's',
  );

/**
 * The part of Playwright's page that faults use, over WebDriver, so that they are the same
 * in every browser.
 */
export function createDrivenPage(session: WebDriverSession): Page {
  let address = 'about:blank';

  async function evaluateStep(
    source: PageFunction,
    arg?: unknown,
    patience?: number,
  ): Promise<unknown> {
    // Without `eval`, which the policy of the page refuses.
    const call =
      typeof source === 'string'
        ? `${source};`
        : `const value = await (${String(source)})(arg);`;
    const { value, error, href } = await session.send<{
      value?: unknown;
      error?: string;
      href: string;
    }>(
      'POST',
      '/execute/async',
      {
        script: `const [arg, done] = arguments;
(async () => { ${call} return ${typeof source === 'string' ? 'null' : 'value'}; })().then(
  (value) => done({ value, href: location.href }),
  (error) => done({ error: String(error), href: location.href }),
);`,
        args: [arg ?? null],
      },
      patience,
    );
    address = href;
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** A page that reloads in the meantime is evaluated when it is back. */
  async function evaluate(
    source: PageFunction,
    arg?: unknown,
    patience?: number,
  ): Promise<unknown> {
    try {
      return await evaluateStep(source, arg, patience);
    } catch (error) {
      if (!UNLOADED.test(String(error))) throw error;
      await waitUntil('the page that comes', async () =>
        (await evaluateStep(
          () => document.readyState === 'complete',
          null,
          getLimit('glance'),
        ))
          ? true
          : null,
      );
      return evaluateStep(source, arg, patience);
    }
  }

  const driven: Driven = { session, evaluate };
  const root = createLocator(driven, []) as Locator;
  const waitForAddress = (what: string, fits: (href: string) => boolean) =>
    waitUntil(what, async () => {
      await evaluate(() => null, null, getLimit('glance'));
      return fits(address) || null;
    });

  const page = {
    evaluate: (source: PageFunction, arg?: unknown) => evaluate(source, arg),
    url: () => address,
    locator: root.locator,
    getByRole: root.getByRole,
    getByText: root.getByText,
    async goto(target: string) {
      await session.send('POST', '/url', { url: target });
      await waitForAddress(
        target,
        (href) => (href === 'about:blank') === (target === 'about:blank'),
      );
    },
    async goBack() {
      await session.send('POST', '/back', {});
    },
    async waitForURL(glob: string) {
      const pattern = globToPattern(glob);
      await waitForAddress(glob, (href) => pattern.test(href));
    },
    async waitForLoadState() {
      await page.waitForFunction(() => document.readyState === 'complete');
    },
    async waitForFunction(source: PageFunction, arg?: unknown) {
      await waitUntil(String(source), async () =>
        (await evaluate(source, arg, getLimit('glance'))) ? true : null,
      );
    },
    keyboard: {
      async press(combination: string) {
        const keys = combination.split('+').map((key) => KEYS[key] ?? key);
        await session.send('POST', '/actions', {
          actions: [
            {
              type: 'key',
              id: 'keyboard',
              actions: [
                ...keys.map((value) => ({ type: 'keyDown', value })),
                ...keys.reverse().map((value) => ({ type: 'keyUp', value })),
              ],
            },
          ],
        });
      },
    },
  };
  // Whatever else a fault may ask of it is not a function, and fails its run.
  return page as unknown as Page;
}
