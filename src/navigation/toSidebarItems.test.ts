import { NAVIGATION } from './index';
import { flattenNavigation } from './flattenNavigation';
import { listMarkers, toSidebarItems, type WrittenPage } from './toSidebarItems';
import type { NavigationPage } from './types';

const written = (...pathnames: string[]): WrittenPage[] =>
  pathnames.map((pathname) => ({ pathname, docId: pathname.slice(1) }));

describe('toSidebarItems', () => {
  it('makes docs of written pages and leaves the others out', () => {
    const pages: NavigationPage[] = [
      { pathname: '/a/react-button' },
      { pathname: '/a/react-chip' },
      { pathname: '/a/react-text-field', title: 'Text Field' },
    ];
    expect(
      toSidebarItems(pages, written('/a/react-button', '/a/react-text-field')),
    ).toEqual([
      { type: 'doc', id: 'a/react-button', label: 'Button' },
      { type: 'doc', id: 'a/react-text-field', label: 'Text Field' },
    ]);
  });

  it('makes folding categories of groups, keyed by pathname, and drops empty ones', () => {
    const pages: NavigationPage[] = [
      { pathname: '/a/one', children: [{ pathname: '/a/one/missing' }] },
      {
        pathname: '/a/two',
        newFeature: true,
        children: [
          {
            pathname: '/a/two/inner',
            children: [{ pathname: '/a/two/inner/missing' }],
          },
          { pathname: '/a/two/page' },
        ],
      },
    ];
    expect(toSidebarItems(pages, written('/a/two/page'))).toEqual([
      {
        type: 'category',
        key: '/a/two',
        label: 'Two',
        collapsed: true,
        customProps: { marker: 'new', markers: ['new'] },
        items: [{ type: 'doc', id: 'a/two/page', label: 'Page' }],
      },
    ]);
  });

  it('makes headings that do not fold of subheaders', () => {
    const pages: NavigationPage[] = [
      {
        pathname: '/a/components/data-display',
        subheader: 'data-display',
        children: [{ pathname: '/a/react-list' }],
      },
      { pathname: '/a/divider', subheader: 'divider' },
    ];
    expect(toSidebarItems(pages, written('/a/react-list', '/a/divider'))).toEqual([
      {
        type: 'category',
        key: '/a/components/data-display',
        label: 'Data display',
        collapsible: false,
        collapsed: false,
        customProps: { subheader: 'data-display' },
        items: [{ type: 'doc', id: 'a/react-list', label: 'List' }],
      },
    ]);
  });

  it('makes planned entries text without a link, whether written or not', () => {
    const pages: NavigationPage[] = [
      {
        pathname: '/a/tips',
        title: 'Tips & <b>"tricks"</b>',
        planned: true,
        plan: 'pro',
      },
    ];
    const expected = {
      type: 'html',
      value: 'Tips &amp; &lt;b&gt;&quot;tricks&quot;&lt;/b&gt;',
      defaultStyle: true,
      className: 'planned',
      customProps: {
        label: 'Tips & <b>"tricks"</b>',
        marker: 'planned',
        markers: ['planned', 'pro'],
      },
    };
    expect(toSidebarItems(pages, [])).toEqual([expected]);
    expect(toSidebarItems(pages, written('/a/tips'))).toEqual([expected]);
  });

  it('keeps a group whose pages are all planned', () => {
    const pages: NavigationPage[] = [
      {
        pathname: '/a/later',
        planned: true,
        children: [{ pathname: '/a/later/one', planned: true }],
      },
    ];
    expect(toSidebarItems(pages, [])).toMatchObject([
      {
        label: 'Later',
        customProps: { marker: 'planned' },
        items: [{ value: 'One' }],
      },
    ]);
  });

  it('links to written pages of other sets, into pages, and to other sites', () => {
    const pages: NavigationPage[] = [
      { pathname: '/b/react-grid', title: 'Grid' },
      { pathname: '/b/react-missing' },
      { pathname: '/a/react-badge/hooks-api/#use-badge', title: 'useBadge' },
      { pathname: '/a/react-menu/hooks-api/#use-menu', title: 'useMenu' },
      { pathname: 'https://example.org/kit', title: 'Kit', external: true },
    ];
    expect(
      toSidebarItems(pages, [
        { pathname: '/b/react-grid' },
        ...written('/a/react-badge/hooks-api'),
      ]),
    ).toEqual([
      { type: 'link', key: '/b/react-grid', label: 'Grid', href: '/b/react-grid/' },
      {
        type: 'link',
        key: '/a/react-badge/hooks-api/#use-badge',
        label: 'useBadge',
        href: '/a/react-badge/hooks-api/#use-badge',
      },
      {
        type: 'link',
        key: 'https://example.org/kit',
        label: 'Kit',
        href: 'https://example.org/kit',
      },
    ]);
  });

  it('puts the first page of the set in front unless the tree lists it', () => {
    const pages: NavigationPage[] = [{ pathname: '/a/usage' }];
    const root = { type: 'doc', id: 'a', label: 'Introduction' };
    const usage = { type: 'doc', id: 'a/usage', label: 'Usage' };
    expect(toSidebarItems(pages, written('/a/usage', '/a'))).toEqual([root, usage]);
    expect(
      toSidebarItems(pages, [...written('/a/usage'), { pathname: '/b' }]),
    ).toEqual([usage]);
    expect(
      toSidebarItems(
        [...pages, { pathname: '/a', title: 'Start' }],
        written('/a/usage', '/a'),
      ),
    ).toEqual([usage, { type: 'doc', id: 'a', label: 'Start' }]);
  });

  it('puts the first page in front although a group bears its pathname', () => {
    const pages: NavigationPage[] = [
      {
        pathname: '/a',
        subheader: 'lab',
        children: [{ pathname: '/a/react-masonry' }],
      },
    ];
    expect(toSidebarItems(pages, written('/a', '/a/react-masonry'))).toMatchObject([
      { label: 'Introduction' },
      { label: 'Lab' },
    ]);
  });

  it('hands the children of a group without label to the group around it', () => {
    const pages: NavigationPage[] = [
      { pathname: '/a/g', title: false, children: [{ pathname: '/a/g/usage' }] },
      { pathname: '/a/hidden', title: false },
    ];
    expect(toSidebarItems(pages, written('/a/g/usage', '/a/hidden'))).toEqual([
      { type: 'doc', id: 'a/g/usage', label: 'Usage' },
    ]);
  });

  it('projects a product of which everything is written', () => {
    const pages = flattenNavigation(NAVIGATION.system).map(
      ({ page }) => page.pathname,
    );
    expect(
      toSidebarItems(NAVIGATION.system, written('/system', ...pages)),
    ).toMatchSnapshot();
  });
});

describe('listMarkers', () => {
  it('says what happens to a page before what it costs', () => {
    expect(
      listMarkers({
        pathname: '/a',
        plan: 'premium',
        legacy: true,
        unstable: true,
        newFeature: true,
        planned: true,
      }),
    ).toEqual(['planned', 'new', 'unstable', 'legacy', 'premium']);
    expect(listMarkers({ pathname: '/a', planned: false })).toEqual([]);
  });
});
