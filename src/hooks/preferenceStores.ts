import { applyFirstPaint } from '../lib/applyFirstPaint';
import { createPersistentStore } from '../lib/createPersistentStore';
import { createPreferences } from '../lib/preferences';
import { readFirstPaint } from '../lib/readFirstPaint';
import { resolveCodeVariant, type CodeVariant } from '../lib/codeVariant';
import type { ModeChoice, ThemeState } from '../lib/themeState';

/** The page's one access to everything the reader has chosen. */
export const preferences = createPreferences({
  getLocalStorage: () => window.localStorage,
  getDocument: () => document,
});

function repaint(): void {
  applyFirstPaint(readFirstPaint(preferences, window), document);
}

export const modeStore = createPersistentStore<ModeChoice>({
  read: () => preferences.read('mui-mode'),
  write: (choice) => {
    preferences.write('mui-mode', choice);
    repaint();
  },
});

export const themeStore = createPersistentStore<ThemeState>({
  read: () => preferences.read('docs-theme'),
  write: (state) => {
    preferences.write('docs-theme', state);
    repaint();
  },
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

/** Another tab changed something: read it again and show it. */
function handleStorage({ key }: StorageEvent): void {
  if (key === null || key === 'mui-mode' || key === 'docs-theme') {
    modeStore.refresh();
    themeStore.refresh();
    repaint();
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
  const handleHash = () => {
    codeVariantStore.refresh();
    repaint();
  };
  window.addEventListener('storage', handleStorage);
  window.addEventListener('hashchange', handleHash);
  scheme?.addEventListener('change', handleScheme);
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('hashchange', handleHash);
    scheme?.removeEventListener('change', handleScheme);
  };
}
