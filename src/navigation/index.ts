import { BASE_UI_PAGES } from './baseUi';
import { JOY_UI_PAGES } from './joyUi';
import { MATERIAL_UI_PAGES } from './materialUi';
import { SYSTEM_PAGES } from './system';
import type { DocsInstanceId, NavigationPage } from './types';
import { X_PAGES } from './x';

export { EXPERIMENTS_PAGES } from './experiments';
export { GENERAL_PAGES } from './general';
export { DOCS_INSTANCE_IDS } from './types';
export type {
  DocsInstanceId,
  DocsTab,
  NavigationPage,
  NavigationPlan,
} from './types';

/** The navigation tree of every documentation set, by the id of its docs instance. */
export const NAVIGATION: Readonly<
  Record<DocsInstanceId, readonly NavigationPage[]>
> = {
  'material-ui': MATERIAL_UI_PAGES,
  'joy-ui': JOY_UI_PAGES,
  'base-ui': BASE_UI_PAGES,
  system: SYSTEM_PAGES,
  x: X_PAGES,
};

/**
 * Source file of each tree, relative to the site's root. The checks read these files as text to
 * name the line of an entry.
 */
export const NAVIGATION_FILES: Readonly<Record<DocsInstanceId, string>> = {
  'material-ui': 'src/navigation/materialUi.ts',
  'joy-ui': 'src/navigation/joyUi.ts',
  'base-ui': 'src/navigation/baseUi.ts',
  system: 'src/navigation/system.ts',
  x: 'src/navigation/x.ts',
};
