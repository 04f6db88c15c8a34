import type { BrowserContext } from 'playwright-core';
import type { Fault, Scene } from './fault';

/** Keys of all that the portal stores; `tests/content/faults.test.ts` holds them complete. */
export const STORED_KEYS = {
  localStorage: [
    'mui-mode',
    'docs-theme',
    'apiPage_props',
    'apiPage_slots',
    'apiPage_classes',
    'apiPage_default',
    'singleKeys',
    'componentLanguage',
    'search-memory',
    'demo-drafts',
    'page-feedback',
    'project-versions',
  ],
  sessionStorage: ['linkedTheme', 'sidebarFilters', 'userLanguage', 'portal-reload'],
  cookie: ['codeVariant', 'codeStyling'],
} as const;

/** Values that were damaged, come from elsewhere, or mean harm. */
const HOSTILE_VALUES: readonly (readonly [name: string, value: string])[] = [
  ['nothing', ''],
  ['a broken object', '{{{'],
  ['markup', '"><img src=x onerror=alert(1)>'],
  ['the name of a prototype', '__proto__'],
  ['a constructor', '{"constructor":{"prototype":{"x":1}},"__proto__":{"x":1}}'],
  ['null', 'null'],
  ['a number', '1e999'],
  ['a list', '[[],[[]],{},null,1]'],
  [
    'the wrong types',
    '{"version":1,"direction":3,"dense":"no","spacing":"wide","paletteColors":{"primary":{"main":[]},"__proto__":null},"drafts":[[1,2]],"pages":[[{},{}]],"recent":[{"href":"javascript:alert(1)","name":{}}],"scopes":{},"kinds":[null],"at":"x"}',
  ],
  ['a later version', '{"version":999,"drafts":{},"pages":{},"recent":{}}'],
  ['control characters', '\u0000\u0007\u202e\ud800'],
  ['half a million letters', 'x'.repeat(500_000)],
];

const HOSTILE_COOKIES: readonly (readonly [name: string, value: string])[] = [
  ['a broken escape', '%E0%A4%A'],
  ['markup', '"><img src=x onerror=alert(1)>'],
  ['the name of a prototype', '__proto__'],
];

function storeEverywhere(context: BrowserContext, value: string): Promise<unknown> {
  return context.addInitScript(
    ([keys, text]) => {
      if (window.top !== window) return;
      for (const place of ['localStorage', 'sessionStorage'] as const) {
        for (const key of keys[place]) {
          try {
            window[place].setItem(key, text);
          } catch {
            // There is no room for more: the page finds it full.
          }
        }
      }
    },
    [STORED_KEYS, value] as const,
  );
}

const STORED: Fault[] = HOSTILE_VALUES.map(([name, value]) => ({
  group: 'stored data',
  name: `every key holds ${name}`,
  arrange: (context) => storeEverywhere(context, value),
}));

/** Changes what would be stored. */
async function toggleMode({ page }: Scene): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  await page.getByRole('button', { name: 'Toggle color mode' }).click();
  await page.waitForFunction(
    (theme) => document.documentElement.dataset.theme !== theme,
    before,
  );
}

/** Replaces both storages by what a getter gives, or throws. */
function replaceStorage(context: BrowserContext, how: string): Promise<unknown> {
  return context.addInitScript((kind) => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    for (const place of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, place, {
        configurable: true,
        get() {
          if (kind === 'throws') throw new DOMException('no', 'SecurityError');
          if (kind === 'null') return null;
          if (kind === 'undefined') return undefined;
          if (kind === 'forgets') {
            return { length: 0, getItem: () => null, setItem() {}, removeItem() {} };
          }
          return {
            length: 0,
            getItem: full,
            setItem: full,
            removeItem: full,
            clear: full,
          };
        },
      });
    }
  }, how);
}

const REPLACED: Fault[] = [
  ['throws', 'throws when it is named'],
  ['null', 'is null'],
  ['undefined', 'is not there'],
  ['forgets', 'keeps nothing'],
  ['broken', 'throws whatever is asked of it'],
].map(([how, name]) => ({
  group: 'stored data',
  name: `storage ${name}`,
  arrange: (context) => replaceStorage(context, String(how)),
  act: toggleMode,
}));

const FULL: Fault = {
  group: 'stored data',
  name: 'storage is full',
  arrange: (context) =>
    context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }),
  act: toggleMode,
};

const COOKIES: Fault[] = [
  ...HOSTILE_COOKIES.map(([name, value]): Fault => ({
    group: 'cookies',
    name: `every cookie holds ${name}`,
    arrange: (context) =>
      context.addInitScript(
        ([names, text]) => {
          for (const cookie of names) document.cookie = `${cookie}=${text}; path=/`;
        },
        [[...STORED_KEYS.cookie, '__proto__', 'constructor'], value] as const,
      ),
  })),
  {
    group: 'cookies',
    name: 'cookies throw',
    arrange: (context) =>
      context.addInitScript(() => {
        Object.defineProperty(Document.prototype, 'cookie', {
          get() {
            throw new DOMException('no', 'SecurityError');
          },
          set() {
            throw new DOMException('no', 'SecurityError');
          },
        });
      }),
  },
  {
    group: 'cookies',
    name: 'cookies are dropped in silence',
    arrange: (context) =>
      context.addInitScript(() => {
        Object.defineProperty(Document.prototype, 'cookie', {
          get: () => '',
          set: () => undefined,
        });
      }),
  },
];

/** Puts another clipboard in place, and presses the first button that copies. */
const breakClipboard = (how: string): Fault => ({
  group: 'clipboard',
  name: `the clipboard ${how}`,
  templates: ['guide', 'post', 'component'],
  arrange: (context) =>
    context.addInitScript((kind) => {
      const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      const fail = () => {
        throw new TypeError('no');
      };
      const never = () => new Promise(() => undefined);
      const write = { refuses: refuse, throws: fail, 'never answers': never }[kind];
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: write && { writeText: write, write },
      });
    }, how),
  act: async ({ page }) => {
    await page
      .locator('main')
      .getByRole('button', { name: 'Copy', exact: true })
      .first()
      .click();
  },
  expect: async ({ page }) => {
    if (how !== 'never answers') {
      await page.waitForFunction(() => String(window.getSelection()).length > 0);
    }
    const claims = await page.getByRole('button', { name: 'Copied' }).count();
    if (claims > 0) throw new Error('"Copied" is claimed of what was not copied');
  },
});

/** Faults of stored values, and of storage itself. */
export const STORAGE_FAULTS: readonly Fault[] = [
  ...STORED,
  ...REPLACED,
  FULL,
  ...COOKIES,
  ...['refuses', 'throws', 'never answers', 'is missing'].map(breakClipboard),
];
