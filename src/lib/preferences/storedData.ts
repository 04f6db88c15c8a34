import {
  API_DISPLAY_DEFAULT_KEY,
  API_SECTIONS,
  sectionToKey,
} from '../reference/apiDisplay';
import { CODE_STYLING_COOKIE } from '../demos/codeStyling';
import { CODE_VARIANT_COOKIE } from '../demos/codeVariant';
import { DRAFTS_KEY } from '../demos/drafts';
import { FEEDBACK_KEY } from '../reporting/feedback';
import { PROJECT_KEY } from '../project/projectMemory';
import { RELOAD_KEY } from '../offline/reloadRecord';
import { SETTING_NAMES } from './settingNames';
import { MODE_KEY, THEME_KEY } from '../theme/themeState';
import { SEARCH_MEMORY_KEY } from '../search/searchMemory';
import type { StorageArea, StoragePlace } from '../storage/storageAreas';
import type { Translate } from '../language/translations';

/** Something the portal stores, as the settings list it. */
export interface StoredData {
  /** Keys, or names of cookies. */
  keys: readonly string[];
  where: StoragePlace;
  /** Description: one or more names of settings. */
  describe: (t: Translate) => readonly string[];
}

/**
 * All that the portal stores in a browser. Nothing else is stored:
 * `tests/content/storedData.test.ts` compares this table with the code.
 */
export const STORED_DATA: readonly StoredData[] = [
  {
    keys: [MODE_KEY],
    where: 'localStorage',
    describe: (t) => [SETTING_NAMES.mode(t)],
  },
  {
    keys: [THEME_KEY],
    where: 'localStorage',
    describe: (t) => [
      SETTING_NAMES.direction(t),
      SETTING_NAMES.density(t),
      SETTING_NAMES.colors(t),
    ],
  },
  {
    keys: ['linkedTheme'],
    where: 'sessionStorage',
    describe: (t) => [t('themeLink.stored', 'Settings from a link')],
  },
  {
    keys: ['userLanguage'],
    where: 'sessionStorage',
    describe: (t) => [t('settings.language', 'Language')],
  },
  {
    keys: ['componentLanguage'],
    where: 'localStorage',
    describe: (t) => [t('settings.componentLanguage', 'Language of components')],
  },
  {
    keys: [CODE_VARIANT_COOKIE],
    where: 'cookie',
    describe: (t) => [t('codeVariant.label', 'Language of code samples')],
  },
  {
    keys: [CODE_STYLING_COOKIE],
    where: 'cookie',
    describe: (t) => [t('storage.styling', 'Styling of code samples')],
  },
  {
    keys: [...API_SECTIONS.map(sectionToKey), API_DISPLAY_DEFAULT_KEY],
    where: 'localStorage',
    describe: (t) => [t('storage.apiDisplay', 'Display of the API reference')],
  },
  {
    keys: ['singleKeys'],
    where: 'localStorage',
    describe: (t) => [t('shortcuts.singleKeys', 'Shortcuts of a single key')],
  },
  {
    keys: ['sidebarFilters'],
    where: 'sessionStorage',
    describe: (t) => [t('sidebar.filter', 'Filter pages')],
  },
  {
    keys: [SEARCH_MEMORY_KEY],
    where: 'localStorage',
    describe: (t) => [t('search.title', 'Search')],
  },
  {
    keys: [DRAFTS_KEY],
    where: 'localStorage',
    describe: (t) => [t('storage.drafts', 'Edited demos')],
  },
  {
    keys: [PROJECT_KEY],
    where: 'localStorage',
    describe: (t) => [t('project.title', 'Versions in your project')],
  },
  {
    keys: [FEEDBACK_KEY],
    where: 'localStorage',
    describe: (t) => [t('storage.feedback', 'Answers about pages')],
  },
  {
    keys: [RELOAD_KEY],
    where: 'sessionStorage',
    describe: (t) => [t('offline.title', 'Offline')],
  },
];

type StorageAreas = Readonly<Record<StoragePlace, StorageArea>>;

/**
 * Characters that are stored of something, keys included; 0 = nothing is, or it cannot be
 * reached. Never throws.
 */
export function measureStored(
  { keys, where }: StoredData,
  areas: StorageAreas,
): number {
  try {
    return keys.reduce((sum, key) => {
      const text = areas[where].load(key);
      return text === null ? sum : sum + key.length + text.length;
    }, 0);
  } catch {
    return 0;
  }
}

/**
 * Removes all that is stored. Inaccessible storage is skipped. Never throws.
 *
 * @returns a function that stores it again, as far as there is room
 */
export function removeStored(areas: StorageAreas): () => void {
  const removed = STORED_DATA.flatMap(({ keys, where }) =>
    keys.map((key) => ({ key, where, text: takeText(areas[where], key) })),
  );
  return () => {
    for (const { key, where, text } of removed) {
      if (text !== null) saveIfPossible(areas[where], key, text);
    }
  };
}

function takeText(area: StorageArea, key: string): string | null {
  try {
    const text = area.load(key);
    area.save(key, null);
    return text;
  } catch {
    // Disabled storage keeps nothing that could be read.
    return null;
  }
}

function saveIfPossible(area: StorageArea, key: string, text: string): void {
  try {
    area.save(key, text);
  } catch {
    // There is no room any more.
  }
}
