import type { NavigationPage } from './types';
import {
  findNavigationProblems,
  validateNavigation,
  type DocSource,
  type NavigationSource,
} from './validateNavigation';

/** Writes a tree as the data files do: line 1 opens it, then one line an entry. */
function createSource(pages: readonly NavigationPage[], id = 'a'): NavigationSource {
  const writePages = (entries: readonly NavigationPage[]): string[] =>
    entries.flatMap((page) => [
      `{ pathname: '${page.pathname}',`,
      ...writePages(page.children ?? []),
      '},',
    ]);
  return {
    instanceId: id,
    file: `src/navigation/${id}.ts`,
    text: ['export const PAGES = [', ...writePages(pages), '];'].join('\n'),
    pages,
  };
}

function createDoc(
  pathname: string,
  title: string,
  more: Partial<DocSource> = {},
): DocSource {
  const label = more.sidebarLabel ? `sidebar_label: ${more.sidebarLabel}\n` : '';
  return {
    file: `docs${pathname}.mdx`,
    text: `---\nslug: ${pathname}/\ntitle: ${title}\n${label}---\ntitle: not this one\n`,
    pathname,
    title,
    ...more,
  };
}

const check = (pages: readonly NavigationPage[], ...docs: DocSource[]) =>
  findNavigationProblems([createSource(pages)], docs);

describe('findNavigationProblems', () => {
  it('finds nothing where trees and pages agree, and nothing in unwritten pages', () => {
    expect(
      check(
        [
          {
            pathname: '/a/group',
            children: [
              { pathname: '/a/react-button', tabs: ['components-api'] },
              { pathname: '/a/react-chip' },
            ],
          },
          { pathname: '/a/react-badge/hooks-api/#use-badge', title: 'useBadge' },
        ],
        createDoc('/a', 'Library A'),
        createDoc('/a/react-button', 'Button'),
        createDoc('/a/react-button/components-api', 'Button API'),
        createDoc('/a/react-badge/hooks-api', 'Badge hooks'),
      ),
    ).toEqual([]);
  });

  it('names both lines of a duplicate pathname', () => {
    expect(
      check([
        { pathname: '/a/usage' },
        { pathname: '/a/group', children: [{ pathname: '/a/usage' }] },
      ]),
    ).toEqual([
      'src/navigation/a.ts:5: the pathname "/a/usage" is listed twice (also src/navigation/a.ts:2)',
    ]);
  });

  it('counts each further duplicate and tells a pathname from its beginning', () => {
    expect(
      check([
        { pathname: '/a/usage/more' },
        { pathname: '/a/usage' },
        { pathname: '/a/usage' },
        { pathname: '/a/usage' },
      ]),
    ).toEqual([
      'src/navigation/a.ts:6: the pathname "/a/usage" is listed twice (also src/navigation/a.ts:4)',
      'src/navigation/a.ts:8: the pathname "/a/usage" is listed twice (also src/navigation/a.ts:4)',
    ]);
  });

  it('names a page nobody lists and the tree that should', () => {
    expect(
      check([], createDoc('/a/usage', 'Usage'), createDoc('/c/usage', 'Usage')),
    ).toEqual([
      'docs/a/usage.mdx:2: "/a/usage" is not listed in src/navigation/a.ts',
      'docs/c/usage.mdx:2: "/c/usage" is not listed in any navigation tree',
    ]);
  });

  it('does not take a group for the listing of a page', () => {
    expect(
      check(
        [{ pathname: '/a/styles', children: [] }],
        createDoc('/a/styles', 'Styles'),
      ),
    ).toEqual([
      'docs/a/styles.mdx:2: "/a/styles" is not listed in src/navigation/a.ts',
    ]);
  });

  it('names both places of a title that contradicts the navigation', () => {
    expect(
      check(
        [{ pathname: '/a/react-text-field', title: 'Text Field' }],
        createDoc('/a/react-text-field', 'Text field'),
      ),
    ).toEqual([
      'docs/a/react-text-field.mdx:3: the title "Text field" contradicts the navigation, which says "Text Field" (also src/navigation/a.ts:2)',
    ]);
  });

  it('compares the sidebar label instead, where a page has one', () => {
    const pages = [{ pathname: '/a/react-grid', title: 'Overview' }];
    expect(
      check(pages, createDoc('/a/react-grid', 'Grid', { sidebarLabel: 'Overview' })),
    ).toEqual([]);
    expect(
      check(pages, createDoc('/a/react-grid', 'Overview', { sidebarLabel: 'Grid' })),
    ).toEqual([
      'docs/a/react-grid.mdx:4: the sidebar_label "Grid" contradicts the navigation, which says "Overview" (also src/navigation/a.ts:2)',
    ]);
  });

  it('names both pages that claim one pathname', () => {
    expect(
      check(
        [{ pathname: '/a/usage' }],
        createDoc('/a/usage', 'Usage'),
        createDoc('/a/usage', 'Usage', { file: 'docs/a/copy.mdx' }),
      ),
    ).toEqual([
      'docs/a/copy.mdx:2: two pages have the pathname "/a/usage" (also docs/a/usage.mdx:2)',
    ]);
  });

  it('names a planned entry whose page exists', () => {
    expect(
      check(
        [{ pathname: '/a/usage', planned: true }],
        createDoc('/a/usage', 'Usage'),
      ),
    ).toEqual([
      'src/navigation/a.ts:2: "/a/usage" is planned, but its page exists (also docs/a/usage.mdx:1)',
    ]);
  });

  it.each([
    ['planned', 'newFeature'],
    ['planned', 'unstable'],
    ['planned', 'legacy'],
    ['newFeature', 'legacy'],
    ['unstable', 'legacy'],
  ] as const)('refuses %s together with %s', (one, two) => {
    expect(check([{ pathname: '/a/usage', [one]: true, [two]: true }])).toEqual([
      `src/navigation/a.ts:2: the markers "${one}" and "${two}" of "/a/usage" contradict each other`,
    ]);
  });

  it('refuses an entry that is not planned in a planned group', () => {
    expect(
      check([
        {
          pathname: '/a/later',
          planned: true,
          children: [
            { pathname: '/a/later/one', planned: true },
            { pathname: '/a/now' },
          ],
        },
      ]),
    ).toEqual([
      'src/navigation/a.ts:5: "/a/now" is not planned, but lies in a planned group (also src/navigation/a.ts:2)',
    ]);
  });

  it.each([['a/usage'], ['/a/usage/'], ['/a//usage'], ['/a/usage?x=1']])(
    'refuses the pathname %s',
    (pathname) => {
      expect(check([{ pathname }])).toEqual([
        `src/navigation/a.ts:2: "${pathname}" must begin with a slash and not end with one`,
      ]);
    },
  );

  it('refuses external entries without https, and empty titles', () => {
    expect(
      check([
        { pathname: 'http://example.org/', title: 'Kit', external: true },
        { pathname: 'https://example.org/', title: 'Kit', external: true },
        { pathname: '/a/usage', title: '' },
      ]),
    ).toEqual([
      'src/navigation/a.ts:2: the external entry "http://example.org/" must begin with https://',
      'src/navigation/a.ts:6: the title of "/a/usage" is empty; write false to have none',
    ]);
  });

  it('lets a tree link to a page of another set, under another label', () => {
    const a = createSource([
      { pathname: '/b/react-grid', title: 'Grid' },
      { pathname: '/b/react-gone', title: 'Gone' },
      { pathname: '/versions' },
    ]);
    const b = createSource([{ pathname: '/b/react-grid', title: 'Overview' }], 'b');
    expect(
      findNavigationProblems([a, b], [createDoc('/b/react-grid', 'Overview')]),
    ).toEqual([
      'src/navigation/a.ts:4: "/b/react-gone" belongs to another set, which does not list it (also src/navigation/b.ts:1)',
    ]);
  });
});

describe('validateNavigation', () => {
  it('throws nothing where there is no problem', () => {
    expect(() =>
      validateNavigation([createSource([{ pathname: '/a/usage' }])], []),
    ).not.toThrow();
  });

  it('throws one error that lists all problems', () => {
    const source = createSource([
      { pathname: '/a/usage' },
      { pathname: '/a/usage' },
    ]);
    expect(() => validateNavigation([source], [])).toThrow(
      'The navigation has 1 problem:\n  src/navigation/a.ts:4: ',
    );
    expect(() =>
      validateNavigation([source], [createDoc('/a/usage', 'Use')]),
    ).toThrow(
      /^The navigation has 2 problems:\n {2}src\S+ .*\n {2}docs\/a\/usage\.mdx:3: /,
    );
  });
});
