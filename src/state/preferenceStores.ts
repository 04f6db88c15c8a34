import { applyFirstPaint } from '../lib/preferences/applyFirstPaint';
import { createDrafts } from '../lib/demos/drafts';
import { createPersistentStore } from '../lib/storage/createPersistentStore';
import { watchDarkScheme } from '../lib/preferences/darkScheme';
import { languageToDirection } from '../lib/language/languages';
import { DEFAULT_LANGUAGE } from '../lib/address/paths';
import { createPreferences } from '../lib/preferences/preferences';
import {
  API_SECTIONS,
  sectionToKey,
  type ApiDisplay,
  type ApiSection,
} from '../lib/reference/apiDisplay';
import { createStorageAreas } from '../lib/storage/storageAreas';
import { readFirstPaint } from '../lib/preferences/readFirstPaint';
import {
  CODE_STYLING_IDS,
  hashToCodeStyling,
  resolveCodeStyling,
  type CodeStyling,
} from '../lib/demos/codeStyling';
import {
  hashToCodeVariant,
  resolveCodeVariant,
  type CodeVariant,
} from '../lib/demos/codeVariant';
import { readMode, readTheme, THEME_MARK } from '../lib/preferences/linkedTheme';
import {
  applyLanguageDirection,
  removeLanguageDirection,
  serializeThemeState,
  type ModeChoice,
  type ThemeState,
} from '../lib/theme/themeState';

const sources = {
  getLocalStorage: () => window.localStorage,
  getSessionStorage: () => window.sessionStorage,
  getDocument: () => document,
};

/** The page's one access to everything the reader has chosen. */
export const preferences = createPreferences(sources);

/** The places it is stored in, to show and to clear them. Their members may throw. */
export const storageAreas = createStorageAreas(sources);

/** Language that may turn the direction of the page. */
let directionLanguage = DEFAULT_LANGUAGE;

/** Choices of the reader since the page was opened take precedence over its address. */
function repaint(): void {
  const paint = readFirstPaint(preferences, window, directionLanguage);
  const html = {
    ...paint.html,
    'data-code-variant': codeVariantStore.get(),
    'data-code-styling': CODE_STYLING_IDS[codeStylingStore.get()],
  };
  applyFirstPaint({ ...paint, html }, document);
}

export const modeStore = createPersistentStore<ModeChoice>({
  read: () => readMode(preferences),
  write: (choice) => {
    preferences.write('mui-mode', choice);
    const linked = preferences.read('linkedTheme');
    if (linked) {
      preferences.write('linkedTheme', { ...linked, mode: undefined });
    }
    repaint();
  },
});

export const themeStore = createPersistentStore<ThemeState>({
  read: () =>
    applyLanguageDirection(
      readTheme(preferences),
      languageToDirection(directionLanguage),
    ),
  write: ({ mode: _ofLink, ...state }) => {
    // Whoever changes what a link has brought makes it their own.
    preferences.write('mui-mode', readMode(preferences));
    preferences.write(
      'docs-theme',
      languageToDirection(directionLanguage) === 'rtl'
        ? removeLanguageDirection(state, readTheme(preferences))
        : state,
    );
    preferences.write('linkedTheme', null);
    repaint();
  },
  // Each reading makes a new object: only another content is a change.
  equals: (a, b) => serializeThemeState(a) === serializeThemeState(b),
});

function refreshTheme(): void {
  modeStore.refresh();
  themeStore.refresh();
}

export const codeVariantStore = createPersistentStore<CodeVariant>({
  read: () =>
    resolveCodeVariant({
      hash: window.location.hash,
      cookie: preferences.read('codeVariant'),
    }),
  write: (variant) => {
    preferences.write('codeVariant', variant);
    lastCookies &&= readCookies();
    document.documentElement.setAttribute('data-code-variant', variant);
  },
});

export const codeStylingStore = createPersistentStore<CodeStyling>({
  read: () =>
    resolveCodeStyling({
      hash: window.location.hash,
      cookie: preferences.read('codeStyling'),
    }),
  write: (styling) => {
    preferences.write('codeStyling', styling);
    lastCookies &&= readCookies();
    document.documentElement.setAttribute(
      'data-code-styling',
      CODE_STYLING_IDS[styling],
    );
  },
});

/** Language of the libraries' components, where the reader has chosen one. */
export const componentLanguageStore = createPersistentStore<string | null>({
  read: () => preferences.read('componentLanguage'),
  write: (code) => preferences.write('componentLanguage', code),
});

/** Filters of the sidebars. */
export const sidebarFilterStore = createPersistentStore<string>({
  read: () => preferences.read('sidebarFilters'),
  write: (query) => preferences.write('sidebarFilters', query),
});

function createApiDisplayStore(section: ApiSection) {
  return createPersistentStore<ApiDisplay>({
    read: () =>
      preferences.readApiDisplay(section, {
        userAgent: window.navigator.userAgent,
        random: Math.random,
      }),
    write: (display) => preferences.write(sectionToKey(section), display),
  });
}

/** Stores of the display of each API section; read on pages that have it. */
export const apiDisplayStores = {
  props: createApiDisplayStore('props'),
  slots: createApiDisplayStore('slots'),
  classes: createApiDisplayStore('classes'),
} satisfies Record<ApiSection, unknown>;

/** Shows the language and styling of the address. */
export function followHash(): void {
  if (THEME_MARK.test(window.location.hash)) {
    void followThemeLink();
  } else {
    showHash();
  }
}

/**
 * Shows the language and styling of the address. The hash of a heading names neither, so on the
 * way to one both stay.
 */
function showHash(): void {
  const { hash } = window.location;
  if (hashToCodeVariant(hash)) {
    codeVariantStore.refresh();
  }
  if (hashToCodeStyling(hash)) {
    codeStylingStore.refresh();
  }
  repaint();
}

/** Shows the theme of a link that was followed on this page, then its anchor. */
async function followThemeLink(): Promise<void> {
  try {
    const { consumeThemeLink } = await import('../lib/preferences/themeLink');
    consumeThemeLink(preferences, window, true);
  } catch {
    // The address keeps it for the next visit.
    return;
  }
  refreshTheme();
  showHash();
  // The browser has looked for the hash as it was, with the theme.
  const { hash } = window.location;
  if (hash) {
    window.location.replace(hash);
  }
}

/** Whether the theme on the screen is that of a link, and not the reader's own. */
export const isThemeLinked = () => preferences.read('linkedTheme') !== null;

/** Shows the reader's own theme again. */
export function leaveThemeLink(): void {
  preferences.write('linkedTheme', null);
  refreshTheme();
  repaint();
}

/** Lets a language turn the page, or takes that back. */
export function applyDirectionOf(language: string): void {
  if (language !== directionLanguage) {
    directionLanguage = language;
    themeStore.refresh();
    repaint();
  }
}

/** Another tab changed something, or all is forgotten: read it again and show it. */
function handleStorage({ key }: StorageEvent): void {
  if (key === null) {
    codeVariantStore.refresh();
    codeStylingStore.refresh();
    lastCookies &&= readCookies();
    sidebarFilterStore.refresh();
  }
  if (key === null || key === 'componentLanguage') {
    componentLanguageStore.refresh();
  }
  if (key === null || key === 'mui-mode' || key === 'docs-theme') {
    refreshTheme();
    repaint();
  }
  if (key === null || key.startsWith('apiPage_')) {
    API_SECTIONS.forEach((section) => apiDisplayStores[section].refresh());
  }
}

/** Cookies as they were read last; what differs later comes from another tab. */
const readCookies = () => ({
  variant: preferences.read('codeVariant'),
  styling: preferences.read('codeStyling'),
});

let lastCookies: ReturnType<typeof readCookies> | undefined;

/**
 * Not every browser dispatches an event for a cookie, so cookies are read when the reader
 * returns.
 */
function followCookies(): void {
  const last = lastCookies;
  const { variant, styling } = readCookies();
  if (last && variant !== last.variant) {
    codeVariantStore.set(variant);
  }
  if (last && styling !== last.styling) {
    codeStylingStore.set(styling);
  }
}

/**
 * Keeps the page in step with other tabs, the operating system and the address.
 *
 * @returns a function that stops it
 */
export function watchPreferences(): () => void {
  const handleScheme = () => {
    modeStore.refresh();
    repaint();
  };
  window.addEventListener('storage', handleStorage);
  window.addEventListener('hashchange', followHash);
  window.addEventListener('focus', followCookies);
  document.addEventListener('visibilitychange', followCookies);
  lastCookies = readCookies();
  if (THEME_MARK.test(window.location.hash)) {
    void followThemeLink();
  }
  const stopScheme = watchDarkScheme(window, handleScheme);
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('hashchange', followHash);
    window.removeEventListener('focus', followCookies);
    document.removeEventListener('visibilitychange', followCookies);
    stopScheme();
  };
}

export const drafts = createDrafts({
  getStorage: () => window.localStorage,
  now: () => Date.now(),
});
