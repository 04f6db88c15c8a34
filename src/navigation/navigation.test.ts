import { existsSync } from 'node:fs';
import path from 'node:path';
import { pageToTitle } from '../lib/address/titles';
import {
  flattenNavigation,
  isApiPathname,
  listPageEntries,
} from './flattenNavigation';
import {
  DOCS_INSTANCE_IDS,
  EXPERIMENTS_PAGES,
  GENERAL_PAGES,
  NAVIGATION,
  NAVIGATION_FILES,
  type NavigationPage,
} from './index';

const TREES: ReadonlyArray<readonly [string, readonly NavigationPage[]]> = [
  ...Object.entries(NAVIGATION),
  ['experiments', EXPERIMENTS_PAGES],
  ['general', GENERAL_PAGES],
];

describe('the navigation trees', () => {
  it.each`
    id               | groups | pages  | apiPages | planned | newFeature | unstable | legacy | plan
    ${'material-ui'} | ${21}  | ${266} | ${136}   | ${0}    | ${3}       | ${0}     | ${0}   | ${0}
    ${'joy-ui'}      | ${17}  | ${145} | ${79}    | ${0}    | ${6}       | ${0}     | ${0}   | ${0}
    ${'base-ui'}     | ${10}  | ${93}  | ${54}    | ${8}    | ${0}       | ${2}     | ${0}   | ${0}
    ${'system'}      | ${6}   | ${31}  | ${4}     | ${0}    | ${0}       | ${0}     | ${1}   | ${0}
    ${'x'}           | ${40}  | ${240} | ${109}   | ${18}   | ${14}      | ${0}     | ${0}   | ${40}
  `(
    '$id holds all entries of the documented version',
    ({ id, groups, pages, apiPages, ...flags }) => {
      const entries = flattenNavigation(NAVIGATION[id as keyof typeof NAVIGATION]);
      const leaves = listPageEntries(NAVIGATION[id as keyof typeof NAVIGATION]);
      const countFlag = (flag: keyof NavigationPage) =>
        entries.filter(({ page }) => page[flag]).length;
      expect(entries.filter(({ page }) => page.children)).toHaveLength(groups);
      expect(leaves).toHaveLength(pages);
      expect(leaves.filter(({ page }) => isApiPathname(page.pathname))).toHaveLength(
        apiPages,
      );
      expect({
        planned: countFlag('planned'),
        newFeature: countFlag('newFeature'),
        unstable: countFlag('unstable'),
        legacy: countFlag('legacy'),
        plan: countFlag('plan'),
      }).toEqual(flags);
    },
  );

  it.each(TREES)('%s lists no pathname twice', (_, pages) => {
    const pathnames = flattenNavigation(pages).map(({ page }) => page.pathname);
    expect(new Set(pathnames).size).toBe(pathnames.length);
  });

  it.each(TREES)('%s has a label for every entry', (_, pages) => {
    for (const { page } of flattenNavigation(pages)) {
      expect([page.pathname, pageToTitle(page)]).toEqual([
        page.pathname,
        expect.stringMatching(/^\S.*\S$/),
      ]);
    }
  });

  it.each(TREES)(
    '%s says "planned" by its flag, not by a sign in the title',
    (_, pages) => {
      const titles = flattenNavigation(pages).map(({ page }) => pageToTitle(page));
      expect(titles.filter((title) => title?.includes('🚧'))).toEqual([]);
    },
  );

  it('gives both API tabs to the 22 Base UI pages that have them', () => {
    const tabbed = flattenNavigation(NAVIGATION['base-ui']).filter(
      ({ page }) => page.tabs,
    );
    expect(tabbed).toHaveLength(22);
    for (const { page } of tabbed) {
      expect(page.tabs).toEqual(['components-api', 'hooks-api']);
    }
  });

  it('names the file of each tree', () => {
    for (const id of DOCS_INSTANCE_IDS) {
      expect(existsSync(path.join(__dirname, '../..', NAVIGATION_FILES[id]))).toBe(
        true,
      );
    }
  });
});
