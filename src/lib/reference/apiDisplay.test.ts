import fc from 'fast-check';
import {
  API_DISPLAYS,
  API_DISPLAY_DEFAULT_KEY,
  API_SECTIONS,
  CRAWLER_PATTERN,
  INITIAL_API_DISPLAY,
  isApiPathname,
  parseApiDisplay,
  resolveApiDisplay,
  sectionToKey,
  type ApiDisplayFacts,
} from './apiDisplay';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const CRAWLER =
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

function createStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: jest.fn((key: string) => map.get(key) ?? null),
    setItem: jest.fn((key: string, value: string) => void map.set(key, value)),
  };
}

function resolve(question: Partial<ApiDisplayFacts>) {
  return resolveApiDisplay({
    section: 'props',
    storage: createStorage(),
    userAgent: BROWSER,
    random: () => 0,
    ...question,
  });
}

it('offers collapsed, expanded and table', () => {
  expect(API_DISPLAYS).toEqual(['collapsed', 'expanded', 'table']);
});

it('starts as expanded', () => {
  expect(INITIAL_API_DISPLAY).toBe('expanded');
});

it('keeps one key per section and one for the default', () => {
  expect(API_SECTIONS.map(sectionToKey)).toEqual([
    'apiPage_props',
    'apiPage_slots',
    'apiPage_classes',
  ]);
  expect(API_DISPLAY_DEFAULT_KEY).toBe('apiPage_default');
});

describe('resolveApiDisplay', () => {
  it.each([
    ['table', 'collapsed', BROWSER, 'table'],
    [undefined, 'collapsed', BROWSER, 'collapsed'],
    [undefined, 'collapsed', CRAWLER, 'expanded'],
    ['table', 'collapsed', CRAWLER, 'table'],
    ['expended', 'collapsed', BROWSER, 'collapsed'],
  ])(
    'with section %p and default %p, for %s, shows %s (example table)',
    (section, byDefault, userAgent, display) => {
      const storage = createStorage({
        ...(section && { apiPage_slots: section }),
        ...(byDefault && { apiPage_default: byDefault }),
      });
      expect(resolve({ section: 'slots', storage, userAgent })).toBe(display);
      expect(storage.setItem).not.toHaveBeenCalled();
    },
  );

  it.each([
    [{}, 0, 'collapsed'],
    [{}, 0.3333, 'collapsed'],
    [{}, 0.3334, 'expanded'],
    [{}, 0.6666, 'expanded'],
    [{}, 0.6667, 'table'],
    [{}, 0.9999, 'table'],
    [{ apiPage_props: 'expended' }, 0.9, 'table'],
    [{ apiPage_default: 'expended' }, 0.9, 'table'],
    [{ apiPage_slots: 'collapsed' }, 0.9, 'table'],
  ])(
    'with %p stored draws at %d: %s, and stores it as default',
    (entries, number, display) => {
      const storage = createStorage(entries);
      expect(resolve({ storage, random: () => number })).toBe(display);
      expect(storage.setItem.mock.calls).toEqual([['apiPage_default', display]]);
    },
  );

  it('shows one draw in all sections', () => {
    const storage = createStorage();
    let number = 0.95;
    const random = () => (number -= 0.3);
    const displays = API_SECTIONS.map((section) =>
      resolve({ section, storage, random }),
    );
    expect(new Set(displays).size).toBe(1);
  });

  it.each(['Googlebot', 'BINGBOT', 'my crawler', 'Spider', 'robot', 'crawling'])(
    'always shows a bot everything and stores nothing: %s',
    (userAgent) => {
      const storage = createStorage({ apiPage_default: 'table' });
      expect(CRAWLER_PATTERN.test(userAgent)).toBe(true);
      expect(resolve({ storage, userAgent, random: () => 0.9 })).toBe('expanded');
      expect(storage.setItem).not.toHaveBeenCalled();
    },
  );

  it('takes no ordinary browser for a bot', () => {
    expect(CRAWLER_PATTERN.test(BROWSER)).toBe(false);
  });

  it('is expanded on any storage error', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const random = () => 0.9;
    expect(resolve({ storage: null, random })).toBe('expanded');
    expect(resolve({ storage: { getItem: refuse, setItem: refuse }, random })).toBe(
      'expanded',
    );
  });

  it('ignores errors of writing the draw', () => {
    const storage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(resolve({ storage, random: () => 0.9 })).toBe('table');
  });

  it.each([1, -0.1, NaN, Infinity])('is expanded if %d was drawn', (number) => {
    expect(resolve({ random: () => number })).toBe('expanded');
  });

  it('gives a known display for anything stored', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('apiPage_props', 'apiPage_default'),
          fc.string(),
        ),
        fc.string(),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (entries, userAgent, number) => {
          const storage = createStorage(entries);
          expect(API_DISPLAYS).toContain(
            resolve({ storage, userAgent, random: () => number }),
          );
        },
      ),
    );
  });

  it('gives what the reader has chosen, for any choice and section', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...API_DISPLAYS),
        fc.constantFrom(...API_SECTIONS),
        fc.constantFrom(BROWSER, CRAWLER),
        (display, section, userAgent) => {
          const storage = createStorage({ [sectionToKey(section)]: display });
          expect(resolve({ section, storage, userAgent })).toBe(display);
        },
      ),
    );
  });
});

it('parses each display to itself and anything else to undefined', () => {
  expect(API_DISPLAYS.map(parseApiDisplay)).toEqual(API_DISPLAYS);
  expect(['', 'expended', null, 1, ['table']].map(parseApiDisplay)).toEqual(
    Array(5).fill(undefined),
  );
});

it.each([
  ['/material-ui/api/button/', true],
  ['/x/api/data-grid/data-grid/', true],
  ['/base-ui/react-menu/components-api/', true],
  ['/base-ui/react-menu/hooks-api', true],
  ['/experiments/docs/api/', true],
  ['/material-ui/react-button/', false],
  ['/material-ui/guides/api-design/', false],
  ['/', false],
])('knows an API page by its path: %s → %p', (pathname, expected) => {
  expect(isApiPathname(pathname)).toBe(expected);
});
