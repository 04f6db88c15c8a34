import { readdirSync } from 'node:fs';
import path from 'node:path';
import { modulesToIcons } from '../../../src/lib/icons/iconStyles';
import type { IndexedEntry } from '../../../src/lib/search/types';
import type { ApiPageData } from '../../content/api-reference/types';
import { readJoyThemeValues } from '../../shared/readJoyThemeValues';
import { readThemeValues } from '../../shared/readThemeValues';
import type { VersionsData } from '../../content/versions/types';
import { collectApiEntries } from './collectApiEntries';
import { collectIconEntries } from './collectIconEntries';
import { collectPageEntries } from './collectPageEntries';
import { collectPortalEntries } from './collectPortalEntries';
import {
  collectThemeEntries,
  JOY_THEME_PAGE,
  THEME_PAGE,
} from './collectThemeEntries';
import type { SearchPage } from './types';

/** Sources of the index, beside the API model. */
export interface SearchSources {
  siteDir: string;
  pages: readonly SearchPage[];
  apiPages: readonly ApiPageData[];
  versions: VersionsData;
}

function listIconNames(siteDir: string): string[] {
  const files = readdirSync(path.join(siteDir, 'node_modules/@mui/icons-material'));
  const modules = files
    .filter((file) => file.endsWith('.js') && file !== 'index.js')
    .map((file) => path.basename(file, '.js'));
  return [...modulesToIcons(modules).keys()];
}

/** Collects all that can be found. */
export async function collectEntries({
  siteDir,
  pages,
  apiPages,
  versions,
}: SearchSources): Promise<IndexedEntry[]> {
  return [
    ...(await Promise.all(pages.map(collectPageEntries))).flat(),
    ...apiPages.flatMap(collectApiEntries),
    ...collectPortalEntries(versions),
    ...collectThemeEntries(readThemeValues(), THEME_PAGE),
    ...collectThemeEntries(readJoyThemeValues(), JOY_THEME_PAGE),
    ...collectIconEntries(listIconNames(siteDir)),
  ];
}
