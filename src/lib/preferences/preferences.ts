import {
  API_DISPLAY_DEFAULT_KEY,
  parseApiDisplay,
  resolveApiDisplay,
  type ApiDisplay,
  type ApiDisplayKey,
  type ApiDisplayFacts,
  type ApiSection,
} from '../reference/apiDisplay';
import {
  CODE_STYLING_COOKIE,
  DEFAULT_CODE_STYLING,
  parseCodeStyling,
  type CodeStyling,
} from '../demos/codeStyling';
import {
  CODE_VARIANT_COOKIE,
  DEFAULT_CODE_VARIANT,
  parseCodeVariant,
  type CodeVariant,
} from '../demos/codeVariant';
import { parseLanguageTag } from '../language/languages';
import {
  createStorageAreas,
  type StoragePlace,
  type StorageSources,
} from '../storage/storageAreas';
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
} from '../theme/themeState';

/** Everything the portal keeps for a reader, by key. */
export type PreferenceValues = {
  'mui-mode': ModeChoice;
  'docs-theme': ThemeState;
  /** Theme of a link that was followed in this tab; null = the reader's own. */
  linkedTheme: ThemeState | null;
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
  /** Requested language of the shell; null = English. */
  userLanguage: string | null;
  /** Language of the libraries' components; null = that of the shell. */
  componentLanguage: string | null;
  /** Whether keys pressed alone are shortcuts. */
  singleKeys: boolean;
  /** Filters of the sidebars, as a query: sidebar=words. */
  sidebarFilters: string;
} & Record<ApiDisplayKey, ApiDisplay | null>;

/** Name of a stored preference. */
export type PreferenceKey = keyof PreferenceValues;

/** Definition of one preference: its key, storage and default. */
export interface Preference<K extends PreferenceKey> {
  key: K;
  where: StoragePlace;
  /** Reads stored text; undefined for text that is not understood. */
  parse: (text: string) => PreferenceValues[K] | undefined;
  /** Text to store; null where nothing is to be stored. */
  serialize: (value: PreferenceValues[K]) => string | null;
  /** Value where nothing usable is stored. */
  fallback: PreferenceValues[K];
}

/** The reader's preferences. No member ever throws. */
export interface Preferences {
  /** The kept value, or its default where there is none or it is damaged. */
  read<K extends PreferenceKey>(key: K): PreferenceValues[K];
  /**
   * Keeps a value: for good, or for the session where storage does not take it.
   *
   * @returns whether storage has taken it
   */
  write<K extends PreferenceKey>(key: K, value: PreferenceValues[K]): boolean;
  /** Display of an API section, by the rules of {@link resolveApiDisplay}. */
  readApiDisplay(
    section: ApiSection,
    reader: Pick<ApiDisplayFacts, 'userAgent' | 'random'>,
  ): ApiDisplay;
  /** Removes everything that is stored. @returns a function that restores it */
  forget(): () => void;
}

function defineApiDisplay<K extends ApiDisplayKey>(key: K) {
  return {
    key,
    where: 'localStorage',
    parse: parseApiDisplay,
    serialize: (value: ApiDisplay | null) => value,
    fallback: null,
  } as const;
}

/** Schema of all that is stored. */
export const PREFERENCE_KEYS: { readonly [K in PreferenceKey]: Preference<K> } = {
  [MODE_KEY]: {
    key: MODE_KEY,
    where: 'localStorage',
    parse: parseModeChoice,
    serialize: (value) => value,
    fallback: DEFAULT_MODE_CHOICE,
  },
  [THEME_KEY]: {
    key: THEME_KEY,
    where: 'localStorage',
    parse: parseThemeState,
    serialize: serializeThemeState,
    fallback: INITIAL_THEME_STATE,
  },
  linkedTheme: {
    key: 'linkedTheme',
    where: 'sessionStorage',
    parse: parseThemeState,
    serialize: (value) => value && serializeThemeState(value),
    fallback: null,
  },
  [CODE_VARIANT_COOKIE]: {
    key: CODE_VARIANT_COOKIE,
    where: 'cookie',
    parse: parseCodeVariant,
    serialize: (value) => value,
    fallback: DEFAULT_CODE_VARIANT,
  },
  [CODE_STYLING_COOKIE]: {
    key: CODE_STYLING_COOKIE,
    where: 'cookie',
    parse: parseCodeStyling,
    serialize: (value) => value,
    fallback: DEFAULT_CODE_STYLING,
  },
  userLanguage: {
    key: 'userLanguage',
    where: 'sessionStorage',
    parse: parseLanguageTag,
    serialize: (value) => value,
    fallback: null,
  },
  componentLanguage: {
    key: 'componentLanguage',
    where: 'localStorage',
    parse: parseLanguageTag,
    serialize: (value) => value,
    fallback: null,
  },
  singleKeys: {
    key: 'singleKeys',
    where: 'localStorage',
    parse: (text) => (text === 'off' ? false : undefined),
    serialize: (value) => (value ? null : 'off'),
    fallback: true,
  },
  sidebarFilters: {
    key: 'sidebarFilters',
    where: 'sessionStorage',
    parse: (text) => text,
    serialize: (value) => value || null,
    fallback: '',
  },
  apiPage_props: defineApiDisplay('apiPage_props'),
  apiPage_slots: defineApiDisplay('apiPage_slots'),
  apiPage_classes: defineApiDisplay('apiPage_classes'),
  [API_DISPLAY_DEFAULT_KEY]: defineApiDisplay(API_DISPLAY_DEFAULT_KEY),
};

/**
 * The one place that reads and writes what is stored. Storage that is missing, full, shut off
 * or throws is replaced by memory, key by key, for as long as the object lives.
 */
export function createPreferences(sources: StorageSources): Preferences {
  const areas = createStorageAreas(sources);
  /** Values that storage refused; null = removed. */
  const session = new Map<PreferenceKey, string | null>();

  function loadText(key: PreferenceKey): string | null {
    return session.get(key) ?? (session.has(key) ? null : loadStoredText(key));
  }

  function loadStoredText(key: PreferenceKey): string | null {
    return areas[PREFERENCE_KEYS[key].where].load(key);
  }

  function loadTextIfPossible(key: PreferenceKey): string | null {
    try {
      return loadText(key);
    } catch {
      return null;
    }
  }

  function saveText(key: PreferenceKey, text: string | null): boolean {
    session.delete(key);
    try {
      areas[PREFERENCE_KEYS[key].where].save(key, text);
      // Cookies that are switched off are dropped in silence, so look.
      if (loadStoredText(key) === text) {
        return true;
      }
    } catch {
      // Storage is missing, full or disabled: the session keeps it.
    }
    session.set(key, text);
    return false;
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
      return saveText(key, PREFERENCE_KEYS[key].serialize(value));
    },
    readApiDisplay(section, reader) {
      const storage = { getItem: loadText, setItem: saveText };
      return resolveApiDisplay({ section, storage, ...reader });
    },
    forget() {
      const kept = Object.values(PREFERENCE_KEYS).map(
        ({ key }) => [key, loadTextIfPossible(key)] as const,
      );
      kept.forEach(([key]) => saveText(key, null));
      return () => kept.forEach(([key, text]) => saveText(key, text));
    },
  };
}
