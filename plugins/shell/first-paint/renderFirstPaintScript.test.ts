import { JSDOM } from 'jsdom';
import { renderFirstPaintScript } from './renderFirstPaintScript';

const FACTS = { baseUrl: '/', locale: 'en' };
const script = renderFirstPaintScript(FACTS);

/**
 * Largest script that every page may carry, in bytes. The tints of a reader's own colours,
 * legible in both modes, are a good 200 of them, links to a theme and mode a good 1,100, the watch
 * for missing scripts 150, the clicks and keys that are kept until React comes 1,100, asking
 * for the other scripts 1,300.
 */
const SIZE_BUDGET = 13_550;

interface Visit {
  stored?: Record<string, string>;
  cookies?: string[];
  hash?: string;
  prefersDark?: boolean;
  /** Changes to the browser before the page is parsed. */
  prepare?: (window: JSDOM['window']) => void;
}

/** Opens a page whose body begins with the script, as the static pages do. */
function openPage({
  stored = {},
  cookies = [],
  hash = '',
  prefersDark = false,
  prepare,
}: Visit = {}) {
  const errors: unknown[] = [];
  const { window } = new JSDOM(
    `<!doctype html><html data-theme="light" lang="en" dir="ltr"><head></head><body class="light" dir="ltr"><script data-first-paint>${script}</script><p>Text</p></body></html>`,
    {
      url: `https://docs.example.org/material-ui/react-button/${hash}`,
      runScripts: 'dangerously',
      beforeParse(window) {
        window.matchMedia = ((query: string) => ({
          matches: prefersDark && query === '(prefers-color-scheme: dark)',
        })) as Window['matchMedia'];
        window.addEventListener('error', ({ error }) => errors.push(error));
        for (const [key, value] of Object.entries(stored)) {
          window.localStorage.setItem(key, value);
        }
        for (const cookie of cookies) {
          window.document.cookie = cookie;
        }
        prepare?.(window);
      },
    },
  );
  return { window, root: window.document.documentElement, errors };
}

function readPage(visit: Visit) {
  const { window, root, errors } = openPage(visit);
  const { body } = window.document;
  return {
    html: Object.fromEntries(
      Array.from(root.attributes, ({ name, value }) => [name, value]),
    ),
    body: { class: body.className, dir: body.dir },
    errors,
  };
}

const FIRST_VISIT = {
  html: {
    lang: 'en',
    dir: 'ltr',
    'data-theme': 'light',
    'data-mode': 'system',
    'data-code-variant': 'TS',
    'data-code-styling': 'system',
    'data-api-props': 'expanded',
    'data-api-slots': 'expanded',
    'data-api-classes': 'expanded',
    'data-js': '',
  },
  body: { class: 'light', dir: 'ltr' },
  errors: [],
};

const storeTheme = (theme: object) => ({
  'docs-theme': JSON.stringify({ version: 1, ...theme }),
});

interface Expected {
  html?: Record<string, string>;
  body?: Partial<(typeof FIRST_VISIT)['body']>;
}

const VISITS: [name: string, visit: Visit, expected: Expected][] = [
  ['a first visit', {}, {}],
  [
    'a first visit with a dark system',
    { prefersDark: true },
    { html: { 'data-theme': 'dark' }, body: { class: 'dark' } },
  ],
  [
    'light in a dark system',
    { stored: { 'mui-mode': 'light' }, prefersDark: true },
    { html: { 'data-mode': 'light' } },
  ],
  [
    'dark in a light system',
    { stored: { 'mui-mode': 'dark' } },
    { html: { 'data-mode': 'dark', 'data-theme': 'dark' }, body: { class: 'dark' } },
  ],
  [
    'system, stored',
    { stored: { 'mui-mode': 'system' }, prefersDark: true },
    { html: { 'data-theme': 'dark' }, body: { class: 'dark' } },
  ],
  [
    'right to left',
    { stored: storeTheme({ direction: 'rtl' }) },
    { html: { dir: 'rtl' }, body: { dir: 'rtl' } },
  ],
  [
    'dense',
    { stored: storeTheme({ dense: true }) },
    { html: { 'data-dense': '', 'data-theme-changed': '' } },
  ],
  [
    'a narrower spacing',
    { stored: storeTheme({ spacing: 4 }) },
    { html: { 'data-theme-changed': '', style: '--portal-spacing: 4px;' } },
  ],
  [
    'JavaScript by cookie',
    { cookies: ['codeVariant=JS'] },
    { html: { 'data-code-variant': 'JS' } },
  ],
  [
    'TypeScript by hash, JavaScript by cookie',
    { cookies: ['codeVariant=JS'], hash: '#ButtonSizes.tsx' },
    {},
  ],
  [
    'JavaScript by hash',
    { hash: '#ButtonSizes.js' },
    { html: { 'data-code-variant': 'JS' } },
  ],
  [
    'a styling by cookie, encoded',
    { cookies: ['codeStyling=MUI%20System', 'other=1'] },
    {},
  ],
  [
    'another styling by cookie',
    { cookies: ['codeStyling=Tailwind'] },
    { html: { 'data-code-styling': 'tailwind' } },
  ],
  [
    'API displays',
    { stored: { apiPage_default: 'table', apiPage_slots: 'collapsed' } },
    {
      html: {
        'data-api-props': 'table',
        'data-api-slots': 'collapsed',
        'data-api-classes': 'table',
      },
    },
  ],
  [
    'everything damaged',
    {
      stored: {
        'mui-mode': '"><script>',
        'docs-theme': '{"version":1,"direction":"up","spacing":1e9',
        apiPage_default: 'expended',
        apiPage_props: '',
      },
      cookies: ['codeVariant=CoffeeScript', 'codeStyling=%E0%A4%A'],
      hash: '#%E0%A4%A',
    },
    {},
  ],
  [
    'a theme of another version',
    { stored: { 'docs-theme': '{"version":2,"direction":"rtl"}' } },
    {},
  ],
];

it.each(VISITS)(
  'the first-paint script paints %s',
  (_name, visit, { html, body }) => {
    expect(readPage(visit)).toEqual({
      html: { ...FIRST_VISIT.html, ...html },
      body: { ...FIRST_VISIT.body, ...body },
      errors: [],
    });
  },
);

describe('a link to a theme', () => {
  const OWN = storeTheme({ dense: true, spacing: 4 });

  it('is painted over what is stored, piece by piece, and leaves the anchor', () => {
    const { window, root, errors } = openPage({
      stored: OWN,
      hash: '#ButtonSizes.js?theme=rtl,regular,99px,primary-aa0000,<b>',
    });
    expect(errors).toEqual([]);
    expect([root.dir, window.document.body.dir]).toEqual(['rtl', 'rtl']);
    expect(root.hasAttribute('data-dense')).toBe(false);
    expect(root.style.getPropertyValue('--portal-spacing')).toBe('4px');
    expect(root.style.getPropertyValue('--portal-primary')).toBe('#aa0000');
    expect(root.dataset.codeVariant).toBe('JS');
    expect(window.location.hash).toBe('#ButtonSizes.js');
    expect(window.localStorage.getItem('docs-theme')).toBe(OWN['docs-theme']);
    expect(JSON.parse(window.sessionStorage.getItem('linkedTheme')!)).toMatchObject({
      direction: 'rtl',
      spacing: 4,
    });
  });

  it('is painted and left in the address where nothing can be stored', () => {
    const { window, root, errors } = openPage({
      hash: '#?theme=rtl',
      prepare: (window) =>
        Object.defineProperty(window, 'sessionStorage', { get: refuse }),
    });
    expect(errors).toEqual([]);
    expect(root.dir).toBe('rtl');
    expect(window.location.hash).toBe('#?theme=rtl');
  });
});

it('puts chosen colours into variables of the shell and of the demos', () => {
  const { root, errors } = openPage({
    stored: storeTheme({ paletteColors: { primary: { main: '#aa0000' } } }),
  });
  expect(errors).toEqual([]);
  expect(root.style.getPropertyValue('--portal-primary')).toBe('#aa0000');
  expect(root.style.getPropertyValue('--mui-palette-primary-main')).toBe('#aa0000');
  expect(root.style.getPropertyValue('--portal-secondary')).toBe('');
});

it('writes no stored text into the document unchecked', () => {
  const { root, window, errors } = openPage({
    stored: storeTheme({
      paletteColors: { primary: { main: 'red;}</style><script>alert(1)</script>' } },
      spacing: '8px;--x:1',
      direction: 'rtl" onclick="',
    }),
  });
  expect(errors).toEqual([]);
  expect(root.outerHTML).not.toContain('alert');
  expect(root.getAttribute('style')).toBeNull();
  expect(window.document.querySelectorAll('script')).toHaveLength(1);
});

function refuse(): never {
  throw new Error('denied');
}

it.each<[name: string, prepare: Visit['prepare']]>([
  [
    'local storage that throws when it is named',
    (window) => Object.defineProperty(window, 'localStorage', { get: refuse }),
  ],
  [
    'local storage that throws when it is read',
    (window) => {
      window.Storage.prototype.getItem = refuse;
    },
  ],
  [
    'no local storage',
    (window) => Object.defineProperty(window, 'localStorage', { value: undefined }),
  ],
  [
    'cookies that throw',
    (window) => Object.defineProperty(window.document, 'cookie', { get: refuse }),
  ],
  [
    'no matchMedia',
    (window) => Object.defineProperty(window, 'matchMedia', { value: undefined }),
  ],
])('paints a first visit with %s', (_name, prepare) => {
  expect(readPage({ prepare })).toEqual(FIRST_VISIT);
});

it('keeps the direction of the reader when somebody else writes <html dir>', async () => {
  const { root } = openPage({ stored: storeTheme({ direction: 'rtl' }) });
  root.dir = 'ltr';
  await Promise.resolve();
  expect(root.dir).toBe('rtl');
});

it('the portal can change the direction after the first-paint script', async () => {
  const { root, window } = openPage();
  window.document.body.dir = 'rtl';
  root.dir = 'rtl';
  await Promise.resolve();
  expect(root.dir).toBe('rtl');
});

describe('a script that does not come', () => {
  const fail = (window: JSDOM['window']) => {
    const element = window.document.createElement('script');
    window.document.head.append(element);
    element.dispatchEvent(new window.Event('error'));
  };

  it('makes the page one without scripts', () => {
    const { window, root } = openPage();
    fail(window);
    expect(root.hasAttribute('data-js')).toBe(false);
  });

  it('changes nothing where the page runs, or something else is missing', () => {
    const { window, root } = openPage();
    window.document.body.dispatchEvent(new window.Event('error'));
    root.dataset.hasHydrated = 'true';
    fail(window);
    expect(root.hasAttribute('data-js')).toBe(true);
  });
});

describe('the text of the script', () => {
  it('cannot end its element or begin a comment', () => {
    expect(script).not.toMatch(/<\/script|<script|<!--/i);
  });

  it(`has at most ${SIZE_BUDGET} bytes`, () => {
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(SIZE_BUDGET);
  });

  it('leaves nothing on the window but what readers did', () => {
    const { window } = openPage();
    const clean = new JSDOM('', {
      url: 'https://docs.example.org/',
      runScripts: 'dangerously',
    }).window;
    const known = new Set([...Object.keys(clean), 'matchMedia']);
    const added = Object.keys(window).filter((key) => !known.has(key));
    expect(added).toEqual(['earlyUses']);
  });
});

it('the error of a first-paint script names the entry that cannot be built', () => {
  expect(() => renderFirstPaintScript(FACTS, '/missing/entry.ts')).toThrow(
    '/missing/entry.ts',
  );
});
