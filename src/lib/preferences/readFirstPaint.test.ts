import { createPreferences } from './preferences';
import { readFirstPaint, type FirstPaintSource } from './readFirstPaint';

interface Surroundings {
  entries?: Record<string, string>;
  cookie?: string;
  hash?: string;
  prefersDark?: boolean;
  userLanguage?: string;
  pathname?: string;
  userAgent?: string;
}

function readWith(surroundings: Surroundings = {}) {
  const {
    entries = {},
    cookie = '',
    hash = '',
    prefersDark = false,
    userLanguage = 'en',
    pathname = '/',
    userAgent = 'Firefox/128.0',
  } = surroundings;
  const preferences = createPreferences({
    getLocalStorage: () => ({
      getItem: (key) => entries[key] ?? null,
      setItem: (key, value) => void (entries[key] = value),
      removeItem: () => {},
    }),
    getSessionStorage: () => null,
    getDocument: () => ({ cookie }),
  });
  const source = {
    location: { hash, pathname },
    navigator: { userAgent },
    matchMedia: (query: string) => ({
      matches: prefersDark && query === '(prefers-color-scheme: dark)',
    }),
  } as unknown as FirstPaintSource;
  return readFirstPaint(preferences, source, userLanguage);
}

it('reads a first visit as light, left to right, TypeScript, expanded', () => {
  expect(readWith()).toMatchObject({
    html: {
      'data-theme': 'light',
      'data-mode': 'system',
      'data-code-variant': 'TS',
      'data-code-styling': 'system',
      'data-api-props': 'expanded',
      'data-api-slots': 'expanded',
      'data-api-classes': 'expanded',
    },
    body: { class: 'light', dir: 'ltr' },
    styles: {},
  });
});

it('follows the dark-mode preference of the system', () => {
  expect(readWith({ prefersDark: true }).body.class).toBe('dark');
});

it('reads everything that is stored', () => {
  const entries = {
    'mui-mode': 'dark',
    'docs-theme': '{"version":1,"direction":"rtl","dense":true,"spacing":4}',
    apiPage_props: 'table',
    apiPage_default: 'collapsed',
  };
  const cookie = 'codeVariant=JS; codeStyling=Tailwind';
  expect(readWith({ entries, cookie })).toMatchObject({
    html: {
      'data-mode': 'dark',
      'data-dense': '',
      'data-code-variant': 'JS',
      'data-code-styling': 'tailwind',
      'data-api-props': 'table',
      'data-api-slots': 'collapsed',
      'data-api-classes': 'collapsed',
    },
    body: { class: 'dark', dir: 'rtl' },
    styles: { '--portal-spacing': '4px' },
  });
});

it.each([
  ['apiPage_props', 'data-api-props'],
  ['apiPage_slots', 'data-api-slots'],
  ['apiPage_classes', 'data-api-classes'],
])('reads %s for %s alone', (key, attribute) => {
  const { html } = readWith({ entries: { [key]: 'table' } });
  expect(html).toEqual({ ...readWith().html, [attribute]: 'table' });
});

it('prefers the hash to the cookies', () => {
  const cookie = 'codeVariant=JS; codeStyling=Tailwind';
  const { html } = readWith({ cookie, hash: '#css-Basic.tsx' });
  expect(html).toMatchObject({
    'data-code-variant': 'TS',
    'data-code-styling': 'css',
  });
});

it('reads a browser that refuses everything as a first visit', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const preferences = createPreferences({
    getLocalStorage: refuse,
    getSessionStorage: refuse,
    getDocument: refuse,
  });
  const source = { location: { hash: '' } } as FirstPaintSource;
  Object.defineProperty(source, 'matchMedia', { get: refuse });
  expect(readFirstPaint(preferences, source, 'en')).toEqual(readWith());
});

describe('on an API page', () => {
  const pathname = '/material-ui/api/button/';

  afterEach(() => jest.restoreAllMocks());

  it('draws a default once where nothing is stored', () => {
    const entries: Record<string, string> = {};
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.9);
    expect(readWith({ entries, pathname }).html).toMatchObject({
      'data-api-props': 'table',
      'data-api-slots': 'table',
      'data-api-classes': 'table',
    });
    expect(entries).toEqual({ apiPage_default: 'table' });
    expect(random).toHaveBeenCalledTimes(1);
  });

  it('shows a crawler everything and stores nothing', () => {
    const entries: Record<string, string> = {};
    const userAgent = 'Googlebot/2.1';
    expect(readWith({ entries, pathname, userAgent }).html).toMatchObject({
      'data-api-props': 'expanded',
    });
    expect(entries).toEqual({});
  });
});

it('no default display is drawn on other pages', () => {
  const entries: Record<string, string> = {};
  readWith({ entries, pathname: '/material-ui/react-button/' });
  expect(entries).toEqual({});
});
