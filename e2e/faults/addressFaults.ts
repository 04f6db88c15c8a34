import type { Fault } from './fault';

const LONG = 'a'.repeat(100_000);

const HASHES: readonly (readonly [name: string, hash: string])[] = [
  ['a broken escape', '#100%'],
  ['half an escape', '#%E0%A4%A'],
  ['a null character', '#%00'],
  ['markup', '#<img src=x onerror=alert(1)>'],
  ['a selector', '#a[b="]'],
  ['a name of a prototype', '#__proto__'],
  ['a demo nobody knows', '#constructor.tsx'],
  ['a hundred thousand letters', `#${LONG}`],
];

const QUERIES: readonly (readonly [name: string, query: string])[] = [
  ['a broken escape', '?x=%'],
  ['the language of a prototype', '?userLanguage=__proto__'],
  ['the language of a constructor', '?userLanguage=constructor'],
  ['markup for a language', '?userLanguage=<img src=x onerror=alert(1)>'],
  ['half an escape for a language', '?userLanguage=%E0%A4%A'],
  ['two languages', '?userLanguage=fr&userLanguage=__proto__'],
  [
    'an attribute for the document',
    '?docusaurus-data-theme=evil&docusaurus-data-x=1',
  ],
  [
    'props of a playground that are none',
    '?Button.variant=__proto__&Button.__proto__=1&Slider.min=NaN',
  ],
  ['an icon that is none', '?icon=__proto__&query=%3Cb%3E&style=constructor'],
  ['eight thousand letters', `?q=${'a'.repeat(8000)}`],
];

const ADDRESSES: Fault[] = [
  ...HASHES.map(([name, hash]): Fault => ({
    group: 'addresses',
    name: `opened with a hash of ${name}`,
    address: (pathname) => pathname + hash,
  })),
  ...HASHES.map(([name, hash]): Fault => ({
    group: 'addresses',
    name: `gone to a hash of ${name}`,
    act: async ({ page }) => {
      await page.evaluate((value) => {
        const link = document.createElement('a');
        link.href = value;
        document.body.append(link);
        link.click();
        link.remove();
      }, hash);
    },
  })),
  ...QUERIES.map(([name, query]): Fault => ({
    group: 'addresses',
    name: `a query with ${name}`,
    address: (pathname) => pathname + query,
    expect: async ({ page }) => {
      const theme = await page.evaluate(
        () => document.documentElement.dataset.theme,
      );
      if (theme !== 'light') throw new Error(`the theme is "${theme}"`);
    },
  })),
  {
    group: 'addresses',
    name: 'a file name behind the path',
    address: (pathname) => `${pathname}index.html`,
  },
  {
    group: 'addresses',
    name: 'two slashes in the path',
    address: (pathname) => pathname.replace(/^\/(?=.)/, '//').replace(/\/$/, '//'),
  },
  {
    group: 'addresses',
    name: 'no slash at the end',
    address: (pathname) => pathname.replace(/(?!^)\/$/, ''),
  },
  ...(
    [
      ['capital letters', (path: string) => `${path.toUpperCase()}X/`],
      ['the name of a prototype', (path: string) => `${path}__proto__/`],
      ['the name of a constructor', (path: string) => `${path}constructor/`],
      [
        'steps out of the folder',
        (path: string) => `${path}..%2F..%2F..%2Fetc/passwd`,
      ],
      ['markup', (path: string) => `${path}<img src=x onerror=alert(1)>/`],
      ['a language nobody has', (path: string) => `/xx${path}`],
      ['emoji', (path: string) => `${path}🦊/`],
    ] as const
  ).map(([name, address]): Fault => ({
    group: 'addresses',
    name: `a path with ${name}`,
    address,
    lands: 'not found',
  })),
];

/** A host that answers what is no text with the page for missing ones. */
const NO_TEXT: Fault = {
  group: 'addresses',
  name: 'a path with bytes that are no text, on a host that looks up everything',
  address: (pathname) => `${pathname}%FF/`,
  disturb: () => (pathname) =>
    pathname.endsWith('/%FF/')
      ? { rewrite: (text) => text, from: '/404.html' }
      : null,
  lands: 'not found',
};

/** Faults in an address. */
export const ADDRESS_FAULTS: readonly Fault[] = [...ADDRESSES, NO_TEXT];
