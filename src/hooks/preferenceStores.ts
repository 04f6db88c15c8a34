import { applyFirstPaint } from '../lib/applyFirstPaint';
import { createDrafts } from '../lib/drafts';
import { createPersistentStore } from '../lib/createPersistentStore';
import { languageToDirection } from '../lib/languages';
import { DEFAULT_LANGUAGE } from '../lib/paths';
import { createPreferences } from '../lib/preferences';
import {
  API_SECTIONS,
  sectionToKey,
  type ApiDisplay,
  type ApiSection,
} from '../lib/apiDisplay';
import { readFirstPaint } from '../lib/readFirstPaint';
import {
  CODE_STYLING_IDS,
  hashToCodeStyling,
  resolveCodeStyling,
  type CodeStyling,
} from '../lib/codeStyling';
import {
  hashToCodeVariant,
  resolveCodeVariant,
  type CodeVariant,
} from '../lib/codeVariant';
import {
  applyLanguageDirection,
  removeLanguageDirection,
  serializeThemeState,
  type ModeChoice,
  type ThemeState,
} from '../lib/themeState';

/** The page's one access to everything the reader has chosen. */
export const preferences = createPreferences({
  getLocalStorage: () => window.localStorage,
  getSessionStorage: () => window.sessionStorage,
  getDocument: () => document,
});

/** Language that may turn the direction of the page. */
let directionLanguage = DEFAULT_LANGUAGE;

/** What the reader has chosen since the page was opened stands over its address. */
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
  read: () => preferences.read('mui-mode'),
  write: (choice) => {
    preferences.write('mui-mode', choice);
    repaint();
  },
});

export const themeStore = createPersistentStore<ThemeState>({
  read: () =>
    applyLanguageDirection(
      preferences.read('docs-theme'),
      languageToDirection(directionLanguage),
    ),
  write: (state) => {
    preferences.write(
      'docs-theme',
      languageToDirection(directionLanguage) === 'rtl'
        ? removeLanguageDirection(state, preferences.read('docs-theme'))
        : state,
    );
    repaint();
  },
  // Each reading makes a new object: only another content is a change.
  equals: (a, b) => serializeThemeState(a) === serializeThemeState(b),
});

export const codeVariantStore = createPersistentStore<CodeVariant>({
  read: () =>
    resolveCodeVariant({
      hash: window.location.hash,
      cookie: preferences.read('codeVariant'),
    }),
  write: (variant) => {
    preferences.write('codeVariant', variant);
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
    document.documentElement.setAttribute(
      'data-code-styling',
      CODE_STYLING_IDS[styling],
    );
  },
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

/** How each API section is shown; asked for on pages that have it. */
export const apiDisplayStores = {
  props: createApiDisplayStore('props'),
  slots: createApiDisplayStore('slots'),
  classes: createApiDisplayStore('classes'),
} satisfies Record<ApiSection, unknown>;

/**
 * Shows the language and styling that the address asks for. A heading asks for neither,
 * so on the way to one both stay.
 */
export function followHash(): void {
  const { hash } = window.location;
  if (hashToCodeVariant(hash)) {
    codeVariantStore.refresh();
  }
  if (hashToCodeStyling(hash)) {
    codeStylingStore.refresh();
  }
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

/** Another tab changed something: read it again and show it. */
function handleStorage({ key }: StorageEvent): void {
  if (key === null || key === 'mui-mode' || key === 'docs-theme') {
    modeStore.refresh();
    themeStore.refresh();
    repaint();
  }
  if (key === null || key.startsWith('apiPage_')) {
    API_SECTIONS.forEach((section) => apiDisplayStores[section].refresh());
  }
}

/**
 * Keeps the page in step with other tabs, the operating system and the address.
 *
 * @returns a function that stops it
 */
export function watchPreferences(): () => void {
  const scheme = window.matchMedia?.('(prefers-color-scheme: dark)');
  const handleScheme = () => {
    modeStore.refresh();
    repaint();
  };
  window.addEventListener('storage', handleStorage);
  window.addEventListener('hashchange', followHash);
  scheme?.addEventListener('change', handleScheme);
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('hashchange', followHash);
    scheme?.removeEventListener('change', handleScheme);
  };
}

/** What the reader has made of demos. */
export const drafts = createDrafts({
  getStorage: () => window.localStorage,
  now: () => Date.now(),
});
