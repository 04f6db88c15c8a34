import { splitIconName } from '../../../src/lib/icons/searchIcons';
import { ICON_SYNONYMS } from '../../../src/lib/icons/synonyms';
import type { IndexedEntry } from '../../../src/lib/search/types';

/** Page of the icons. */
export const ICON_PAGE = '/material-ui/material-icons/';

const SYNONYMS = Object.entries(ICON_SYNONYMS).map(
  ([key, synonyms]) => [key.split(' '), synonyms] as const,
);

function listSynonyms(name: string): string {
  const words = splitIconName(name);
  return SYNONYMS.filter(([key]) => key.every((word) => words.includes(word)))
    .map(([, synonyms]) => synonyms)
    .join(' ');
}

/**
 * Entries of icons, which lead to the page of the icons with the icon open.
 *
 * @param names of icons, without style
 */
export function collectIconEntries(names: readonly string[]): IndexedEntry[] {
  return names.map((name) => ({
    kind: 'icon',
    name,
    href: `${ICON_PAGE}?icon=${name}`,
    code: `import ${name}Icon from '@mui/icons-material/${name}';`,
    text: `icon ${listSynonyms(name)}`,
  }));
}
