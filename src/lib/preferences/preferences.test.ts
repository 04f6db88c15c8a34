import fc from 'fast-check';
import { API_DISPLAYS, API_SECTIONS, sectionToKey } from '../reference/apiDisplay';
import { CODE_STYLINGS } from '../demos/codeStyling';
import { CODE_VARIANTS } from '../demos/codeVariant';
import {
  PREFERENCE_KEYS,
  createPreferences,
  type PreferenceKey,
  type PreferenceValues,
} from './preferences';
import type { StorageSources } from '../storage/storageAreas';
import {
  INITIAL_THEME_STATE,
  normalizeThemeState,
  type ThemeState,
} from '../theme/themeState';

const KEYS = Object.keys(PREFERENCE_KEYS) as PreferenceKey[];

const RTL: ThemeState = { ...INITIAL_THEME_STATE, direction: 'rtl', spacing: 4 };

/** A value of each preference that is not its default. */
const CHOICES: PreferenceValues = {
  'mui-mode': 'dark',
  'docs-theme': RTL,
  linkedTheme: RTL,
  codeVariant: 'JS',
  codeStyling: 'Tailwind',
  userLanguage: 'pt-BR',
  componentLanguage: 'ja',
  sidebarFilters: '?material-ui=button',
  singleKeys: false,
  apiPage_props: 'table',
  apiPage_slots: 'collapsed',
  apiPage_classes: 'expanded',
  apiPage_default: 'table',
};

function createStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

/** Cookies as a browser keeps them: assigning sets one, reading gives all without attributes. */
function createCookieDocument(initial = '') {
  const jar = new Map<string, string>();
  const assigned: string[] = [];
  const documentLike = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      assigned.push(text);
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('max-age=0')) {
        jar.delete(name);
      } else {
        jar.set(name, value);
      }
    },
  };
  if (initial) {
    documentLike.cookie = initial;
    assigned.length = 0;
  }
  return { documentLike, jar, assigned };
}

function createBrowser(entries: Record<string, string> = {}, cookie = '') {
  const storage = createStorage(entries);
  const session = createStorage({});
  const cookies = createCookieDocument(cookie);
  const sources: StorageSources = {
    getLocalStorage: () => storage,
    getSessionStorage: () => session,
    getDocument: () => cookies.documentLike,
  };
  return {
    storage,
    session,
    ...cookies,
    sources,
    preferences: createPreferences(sources),
  };
}

function writeAll(preferences: ReturnType<typeof createPreferences>) {
  const write = <K extends PreferenceKey>(key: K) =>
    preferences.write(key, CHOICES[key]);
  KEYS.forEach(write);
}

function readAll(preferences: ReturnType<typeof createPreferences>) {
  return Object.fromEntries(KEYS.map((key) => [key, preferences.read(key)]));
}

const DEFAULTS = Object.fromEntries(
  KEYS.map((key) => [key, PREFERENCE_KEYS[key].fallback]),
);

describe('PREFERENCE_KEYS', () => {
  it('lists each key with its place and default', () => {
    expect(
      KEYS.map((key) => [key, PREFERENCE_KEYS[key].where, DEFAULTS[key]]),
    ).toEqual([
      ['mui-mode', 'localStorage', 'system'],
      ['docs-theme', 'localStorage', INITIAL_THEME_STATE],
      ['linkedTheme', 'sessionStorage', null],
      ['codeVariant', 'cookie', 'TS'],
      ['codeStyling', 'cookie', 'MUI System'],
      ['userLanguage', 'sessionStorage', null],
      ['componentLanguage', 'localStorage', null],
      ['singleKeys', 'localStorage', true],
      ['sidebarFilters', 'sessionStorage', ''],
      ['apiPage_props', 'localStorage', null],
      ['apiPage_slots', 'localStorage', null],
      ['apiPage_classes', 'localStorage', null],
      ['apiPage_default', 'localStorage', null],
    ]);
  });

  it.each(KEYS)('knows %s by its own name', (key) => {
    expect(PREFERENCE_KEYS[key].key).toBe(key);
  });
});

describe('what is stored', () => {
  it('has a fixed key and format for each preference', () => {
    const { preferences, storage, assigned } = createBrowser();
    writeAll(preferences);
    expect(Object.fromEntries(storage.map)).toEqual({
      'mui-mode': 'dark',
      'docs-theme':
        '{"version":1,"direction":"rtl","dense":false,"spacing":4,"paletteColors":{}}',
      componentLanguage: 'ja',
      apiPage_props: 'table',
      apiPage_slots: 'collapsed',
      apiPage_classes: 'expanded',
      singleKeys: 'off',
      apiPage_default: 'table',
    });
    expect(assigned).toEqual([
      'codeVariant=JS; path=/; max-age=31536000',
      'codeStyling=Tailwind; path=/; max-age=31536000',
    ]);
  });

  it('is the variant cookie at every change', () => {
    const { preferences, assigned } = createBrowser();
    preferences.write('codeVariant', 'JS');
    preferences.write('codeVariant', 'TS');
    preferences.write('codeStyling', 'MUI System');
    expect(assigned).toEqual([
      'codeVariant=JS; path=/; max-age=31536000',
      'codeVariant=TS; path=/; max-age=31536000',
      'codeStyling=MUI%20System; path=/; max-age=31536000',
    ]);
  });

  it('is read back by the next page', () => {
    const { preferences, sources } = createBrowser();
    writeAll(preferences);
    expect(readAll(createPreferences(sources))).toEqual(CHOICES);
  });

  const anyValues: fc.Arbitrary<PreferenceValues> = fc.record({
    'mui-mode': fc.constantFrom('light', 'dark', 'system'),
    'docs-theme': fc
      .record({ dense: fc.boolean(), spacing: fc.integer({ min: 1, max: 24 }) })
      .map(normalizeThemeState),
    codeVariant: fc.constantFrom(...CODE_VARIANTS),
    codeStyling: fc.constantFrom(...CODE_STYLINGS),
    singleKeys: fc.boolean(),
    linkedTheme: fc.constantFrom(null, RTL),
    userLanguage: fc.constantFrom(null, 'fr', 'zh-TW', 'ckb'),
    componentLanguage: fc.constantFrom(null, 'en', 'fr'),
    sidebarFilters: fc.string(),
    apiPage_props: fc.constantFrom(null, ...API_DISPLAYS),
    apiPage_slots: fc.constantFrom(null, ...API_DISPLAYS),
    apiPage_classes: fc.constantFrom(null, ...API_DISPLAYS),
    apiPage_default: fc.constantFrom(null, ...API_DISPLAYS),
  });

  it('round-trips for every value', () => {
    fc.assert(
      fc.property(anyValues, anyValues, (first, second) => {
        const { preferences, sources } = createBrowser();
        const write = (values: PreferenceValues) =>
          KEYS.forEach(<K extends PreferenceKey>(key: K) => {
            preferences.write(key, values[key]);
          });
        write(first);
        expect(readAll(preferences)).toEqual(first);
        write(second);
        expect(readAll(createPreferences(sources))).toEqual(second);
      }),
    );
  });

  it('goes where there is no choice any more', () => {
    const { preferences, storage } = createBrowser({ apiPage_props: 'table' });
    expect(preferences.write('apiPage_props', null)).toBe(true);
    expect(storage.map.has('apiPage_props')).toBe(false);
    expect(preferences.read('apiPage_props')).toBeNull();
  });
});

describe('read', () => {
  it('gives the defaults where nothing is stored', () => {
    expect(readAll(createBrowser().preferences)).toEqual(DEFAULTS);
  });

  it('sees what another tab has written', () => {
    const { preferences, storage, jar } = createBrowser();
    preferences.write('mui-mode', 'dark');
    storage.map.set('mui-mode', 'light');
    jar.set('codeVariant', 'JS');
    expect(preferences.read('mui-mode')).toBe('light');
    expect(preferences.read('codeVariant')).toBe('JS');
  });

  it.each([
    '',
    'Dark',
    'null',
    '{}',
    '__proto__',
    '<img src=x onerror=alert(1)>',
    '%',
  ])('gives the default for the damaged value %p', (text) => {
    const { preferences, storage, jar } = createBrowser();
    for (const key of KEYS) {
      storage.map.set(key, text);
      jar.set(key, text);
    }
    expect(readAll(preferences)).toEqual(DEFAULTS);
  });

  it('gives a known value for any stored text', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...KEYS),
          fc.oneof(fc.string(), fc.json(), fc.constantFrom('dark', 'table', 'JS')),
        ),
        fc.string(),
        (entries, cookie) => {
          const { preferences } = createBrowser(entries, cookie);
          const values = readAll(preferences) as PreferenceValues;
          expect(['light', 'dark', 'system']).toContain(values['mui-mode']);
          expect(normalizeThemeState(values['docs-theme'])).toEqual(
            values['docs-theme'],
          );
          expect(CODE_VARIANTS).toContain(values.codeVariant);
          expect(CODE_STYLINGS).toContain(values.codeStyling);
          for (const section of API_SECTIONS) {
            expect([null, ...API_DISPLAYS]).toContain(values[sectionToKey(section)]);
          }
        },
      ),
    );
  });
});

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const REFUSING_STORAGE = { getItem: refuse, setItem: refuse, removeItem: refuse };
const REFUSING_DOCUMENT = {
  get cookie() {
    return refuse();
  },
  set cookie(_text: string) {
    refuse();
  },
};
const SILENT_STORAGE = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
};
const SILENT_DOCUMENT = {
  get cookie() {
    return '';
  },
  set cookie(_text: string) {},
};

function giveAll(give: () => never | null | undefined): StorageSources {
  return { getLocalStorage: give, getSessionStorage: give, getDocument: give };
}

describe.each<[string, StorageSources]>([
  ['is missing', giveAll(() => undefined)],
  ['is null', giveAll(() => null)],
  ['throws when named', giveAll(refuse)],
  [
    'throws when used',
    {
      getLocalStorage: () => REFUSING_STORAGE,
      getSessionStorage: () => REFUSING_STORAGE,
      getDocument: () => REFUSING_DOCUMENT,
    },
  ],
  [
    'drops in silence what is written',
    {
      getLocalStorage: () => SILENT_STORAGE,
      getSessionStorage: () => SILENT_STORAGE,
      getDocument: () => SILENT_DOCUMENT,
    },
  ],
])('storage that %s', (_case, sources) => {
  it('gives the defaults', () => {
    expect(readAll(createPreferences(sources))).toEqual(DEFAULTS);
  });

  it('is replaced by memory for the session', () => {
    const preferences = createPreferences(sources);
    writeAll(preferences);
    expect(readAll(preferences)).toEqual(CHOICES);
    expect(readAll(createPreferences(sources))).toEqual(DEFAULTS);
  });

  it('can be forgotten', () => {
    const preferences = createPreferences(sources);
    writeAll(preferences);
    preferences.forget();
    expect(readAll(preferences)).toEqual(DEFAULTS);
  });

  it('keeps the choice of an API section for the session', () => {
    const preferences = createPreferences(sources);
    preferences.write('apiPage_slots', 'table');
    const reader = { userAgent: 'Firefox', random: () => 0 };
    expect(preferences.readApiDisplay('slots', reader)).toBe('table');
  });
});

describe('storage that is full', () => {
  function createFullBrowser(entries: Record<string, string>) {
    const browser = createBrowser(entries, 'codeVariant=JS');
    const { setItem } = browser.storage;
    browser.storage.setItem = refuse;
    return { ...browser, makeRoom: () => (browser.storage.setItem = setItem) };
  }

  it('keeps what is written for the session, and only that', () => {
    const { preferences } = createFullBrowser({
      'mui-mode': 'dark',
      apiPage_props: 'table',
    });
    preferences.write('mui-mode', 'light');
    expect(preferences.read('mui-mode')).toBe('light');
    expect(preferences.read('apiPage_props')).toBe('table');
    expect(preferences.read('codeVariant')).toBe('JS');
  });

  it('takes over again when it has room', () => {
    const { preferences, storage, makeRoom } = createFullBrowser({});
    preferences.write('mui-mode', 'light');
    makeRoom();
    preferences.write('mui-mode', 'dark');
    expect(storage.map.get('mui-mode')).toBe('dark');
    storage.map.set('mui-mode', 'system');
    expect(preferences.read('mui-mode')).toBe('system');
  });
});

describe('readApiDisplay', () => {
  const draw = (number: number) => ({ userAgent: 'Firefox', random: () => number });

  it('draws once and stores the draw as default', () => {
    const { preferences, storage } = createBrowser();
    expect(preferences.readApiDisplay('props', draw(0.9))).toBe('table');
    expect(preferences.readApiDisplay('slots', draw(0))).toBe('table');
    expect(Object.fromEntries(storage.map)).toEqual({ apiPage_default: 'table' });
  });

  it('keeps the draw for the session where storage is full', () => {
    const { preferences, storage } = createBrowser();
    storage.setItem = refuse;
    expect(preferences.readApiDisplay('props', draw(0.9))).toBe('table');
    expect(preferences.readApiDisplay('slots', draw(0))).toBe('table');
  });

  it('prefers the choice for the section', () => {
    const { preferences } = createBrowser({
      apiPage_default: 'table',
      apiPage_classes: 'collapsed',
    });
    expect(preferences.readApiDisplay('classes', draw(0))).toBe('collapsed');
    expect(preferences.readApiDisplay('props', draw(0))).toBe('table');
  });

  it('shows crawlers everything', () => {
    const { preferences, storage } = createBrowser();
    const crawler = { userAgent: 'Googlebot', random: () => 0.9 };
    expect(preferences.readApiDisplay('props', crawler)).toBe('expanded');
    expect(storage.map.size).toBe(0);
  });

  it.each([
    ['missing', () => null],
    ['refusing', () => REFUSING_STORAGE],
    ['refusing to be named', refuse],
  ])('is expanded where storage is %s', (_case, getLocalStorage) => {
    const preferences = createPreferences({
      getLocalStorage,
      getSessionStorage: () => null,
      getDocument: () => null,
    });
    expect(preferences.readApiDisplay('props', draw(0.9))).toBe('expanded');
  });
});

describe('forget', () => {
  it('removes everything of ours from storage and nothing else', () => {
    const { preferences, storage, jar } = createBrowser({ other: '1' }, 'theirs=1');
    writeAll(preferences);
    preferences.forget();
    expect([...storage.map.keys()]).toEqual(['other']);
    expect([...jar.keys()]).toEqual(['theirs']);
    expect(readAll(preferences)).toEqual(DEFAULTS);
  });

  it('brings back what was forgotten, wherever it was kept', () => {
    const { preferences, storage } = createBrowser();
    writeAll(preferences);
    storage.setItem = refuse;
    preferences.write('mui-mode', 'light');
    const before = readAll(preferences);
    const restore = preferences.forget();
    expect(readAll(preferences)).toEqual(DEFAULTS);
    restore();
    expect(before).not.toEqual(DEFAULTS);
    expect(readAll(preferences)).toEqual(before);
  });

  it('forgets for the session where storage cannot be changed', () => {
    const { preferences, storage, sources } = createBrowser({ 'mui-mode': 'dark' });
    storage.removeItem = refuse;
    preferences.forget();
    expect(preferences.read('mui-mode')).toBe('system');
    expect(createPreferences(sources).read('mui-mode')).toBe('dark');
  });
});
