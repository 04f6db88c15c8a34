import {
  API_DISPLAY_DEFAULT_KEY,
  parseApiDisplay,
  resolveApiDisplay,
  type ApiDisplay,
  type ApiDisplayKey,
  type ApiDisplayQuestion,
  type ApiSection,
} from './apiDisplay';
import {
  CODE_STYLING_COOKIE,
  DEFAULT_CODE_STYLING,
  parseCodeStyling,
  type CodeStyling,
} from './codeStyling';
import {
  CODE_VARIANT_COOKIE,
  DEFAULT_CODE_VARIANT,
  parseCodeVariant,
  type CodeVariant,
} from './codeVariant';
import {
  getCookie,
  serializeCookie,
  serializeExpiredCookie,
  type CookieDocument,
} from './cookies';
import { parseLanguageTag } from './languages';
import {
  DEFAULT_MODE_CHOICE,
  INITIAL_THEME_STATE,
  MODE_KEY,
  THEME_KEY,
  parseModeChoice,
  parseThemeState,
  serializeThemeState,
  type ModeChoice,
  type ThemeState,
} from './themeState';

/** Everything the portal keeps for a reader, by key. Source: contract, "Storage". */
export type PreferenceValues = {
  'mui-mode': ModeChoice;
  'docs-theme': ThemeState;
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
  /** Language of the shell as it was asked for; null = English. */
  userLanguage: string | null;
} & Record<ApiDisplayKey, ApiDisplay | null>;

/** Name of a stored preference. */
export type PreferenceKey = keyof PreferenceValues;

/** How one preference is kept. */
export interface Preference<K extends PreferenceKey> {
  key: K;
  where: 'localStorage' | 'sessionStorage' | 'cookie';
  /** Reads stored text; undefined for text that is not understood. */
  parse: (text: string) => PreferenceValues[K] | undefined;
  /** Text to store; null where nothing is to be stored. */
  serialize: (value: PreferenceValues[K]) => string | null;
  /** Value where nothing usable is stored. */
  fallback: PreferenceValues[K];
  /** What it is, in English, for a list of what is kept. */
  label: string;
}

/** The part of `localStorage` and `sessionStorage` that preferences need. */
export interface PreferenceStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Getters, because to name `localStorage` may throw already, and a server has neither. */
export interface PreferenceSources {
  getLocalStorage: () => PreferenceStorage | null | undefined;
  getSessionStorage: () => PreferenceStorage | null | undefined;
  getDocument: () => CookieDocument | null | undefined;
}

/** The reader's preferences. No member ever throws. */
export interface Preferences {
  /** The kept value, or its default where there is none or it is damaged. */
  read<K extends PreferenceKey>(key: K): PreferenceValues[K];
  /** Keeps a value: for good, or for the session where storage does not take it. */
  write<K extends PreferenceKey>(key: K, value: PreferenceValues[K]): void;
  /** Display of an API section, by the rules of {@link resolveApiDisplay}. */
  readApiDisplay(
    section: ApiSection,
    reader: Pick<ApiDisplayQuestion, 'userAgent' | 'random'>,
  ): ApiDisplay;
  /** Removes everything that is kept. */
  forget(): void;
}

function defineApiDisplay<K extends ApiDisplayKey>(key: K, label: string) {
  return {
    key,
    where: 'localStorage',
    parse: parseApiDisplay,
    serialize: (value: ApiDisplay | null) => value,
    fallback: null,
    label,
  } as const;
}

/** Schema of all that is stored. Source: contract, "Storage". */
export const PREFERENCE_KEYS: { readonly [K in PreferenceKey]: Preference<K> } = {
  [MODE_KEY]: {
    key: MODE_KEY,
    where: 'localStorage',
    parse: parseModeChoice,
    serialize: (value) => value,
    fallback: DEFAULT_MODE_CHOICE,
    label: 'Mode',
  },
  [THEME_KEY]: {
    key: THEME_KEY,
    where: 'localStorage',
    parse: parseThemeState,
    serialize: serializeThemeState,
    fallback: INITIAL_THEME_STATE,
    label: 'Direction, density and colors',
  },
  [CODE_VARIANT_COOKIE]: {
    key: CODE_VARIANT_COOKIE,
    where: 'cookie',
    parse: parseCodeVariant,
    serialize: (value) => value,
    fallback: DEFAULT_CODE_VARIANT,
    label: 'Language of code samples',
  },
  [CODE_STYLING_COOKIE]: {
    key: CODE_STYLING_COOKIE,
    where: 'cookie',
    parse: parseCodeStyling,
    serialize: (value) => value,
    fallback: DEFAULT_CODE_STYLING,
    label: 'Styling of code samples',
  },
  userLanguage: {
    key: 'userLanguage',
    where: 'sessionStorage',
    parse: parseLanguageTag,
    serialize: (value) => value,
    fallback: null,
    label: 'Language of the portal, until the tab is closed',
  },
  apiPage_props: defineApiDisplay('apiPage_props', 'Props display'),
  apiPage_slots: defineApiDisplay('apiPage_slots', 'Slots display'),
  apiPage_classes: defineApiDisplay('apiPage_classes', 'Classes display'),
  [API_DISPLAY_DEFAULT_KEY]: defineApiDisplay(
    API_DISPLAY_DEFAULT_KEY,
    'Display of API sections without a choice',
  ),
};

/** A place to keep text in. Both members may throw. */
interface StorageArea {
  load(key: string): string | null;
  save(key: string, text: string | null): void;
}

function requirePresent<T>(value: T | null | undefined): T {
  if (!value) {
    throw new Error('There is nothing to store preferences in.');
  }
  return value;
}

function createStorageArea(
  getStorage: PreferenceSources['getLocalStorage'],
): StorageArea {
  const requireStorage = () => requirePresent(getStorage());
  return {
    load: (key) => requireStorage().getItem(key),
    save(key, text) {
      if (text === null) {
        requireStorage().removeItem(key);
      } else {
        requireStorage().setItem(key, text);
      }
    },
  };
}

function createCookieArea({ getDocument }: PreferenceSources): StorageArea {
  const requireDocument = () => requirePresent(getDocument());
  return {
    load: (key) => getCookie(key, requireDocument()) ?? null,
    save(key, text) {
      requireDocument().cookie =
        text === null ? serializeExpiredCookie(key) : serializeCookie(key, text);
    },
  };
}

/**
 * The one place that reads and writes what is stored. Storage that is missing, full, shut
 * off or throws is replaced by memory, key by key, for as long as the object lives.
 *
 * Source: contract, "Storage".
 */
export function createPreferences(sources: PreferenceSources): Preferences {
  const areas: Record<Preference<PreferenceKey>['where'], StorageArea> = {
    localStorage: createStorageArea(sources.getLocalStorage),
    sessionStorage: createStorageArea(sources.getSessionStorage),
    cookie: createCookieArea(sources),
  };
  /** What storage did not take; null = removed. */
  const session = new Map<PreferenceKey, string | null>();

  function loadText(key: PreferenceKey): string | null {
    return session.get(key) ?? (session.has(key) ? null : loadStoredText(key));
  }

  function loadStoredText(key: PreferenceKey): string | null {
    return areas[PREFERENCE_KEYS[key].where].load(key);
  }

  function saveText(key: PreferenceKey, text: string | null): void {
    session.delete(key);
    try {
      areas[PREFERENCE_KEYS[key].where].save(key, text);
      // Cookies that are switched off are dropped in silence, so look.
      if (loadStoredText(key) === text) {
        return;
      }
    } catch {
      // Storage is missing, full or shut off: the session keeps it.
    }
    session.set(key, text);
  }

  return {
    read(key) {
      const { parse, fallback } = PREFERENCE_KEYS[key];
      try {
        const text = loadText(key);
        return text === null ? fallback : (parse(text) ?? fallback);
      } catch {
        return fallback;
      }
    },
    write(key, value) {
      saveText(key, PREFERENCE_KEYS[key].serialize(value));
    },
    readApiDisplay(section, reader) {
      const storage = { getItem: loadText, setItem: saveText };
      return resolveApiDisplay({ section, storage, ...reader });
    },
    forget() {
      for (const { key } of Object.values(PREFERENCE_KEYS)) {
        saveText(key, null);
      }
    },
  };
}
