import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { cleanup } from '@testing-library/react';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { NAVIGATION } from '../../../navigation';
import {
  entryToPagePathname,
  flattenNavigation,
} from '../../../navigation/flattenNavigation';
import { toSidebarItems } from '../../../navigation/toSidebarItems';
import type { NavigationPage } from '../../../navigation/types';
import { readSidebarItems } from './readSidebarItems';
import { Sidebar } from './Sidebar';

/** As Docusaurus hands them on, with every page written. */
const toItems = (tree: readonly NavigationPage[]) =>
  toSidebarItems(
    tree,
    flattenNavigation(tree).map(({ page }) => ({
      pathname: entryToPagePathname(page.pathname),
    })),
  ) as PropSidebarItem[];

function draw(items: PropSidebarItem[]): string {
  cleanup();
  return renderInSite(
    <Sidebar name="product" label="Pages" items={items} activePath="/x/" />,
  ).container.innerHTML;
}

/** Ids count on from one drawing to the next. */
const withoutIds = (html: string) => html.replaceAll(/:r\w+:/g, 'id');

it.each(Object.entries(NAVIGATION))(
  'reads the entries of %s, so that they are drawn as before',
  (_name, tree) => {
    const html = draw(toItems(tree));
    const items = readSidebarItems('product');
    expect(items?.length).toBeGreaterThan(0);
    expect(withoutIds(draw(items ?? []))).toBe(withoutIds(html));
  },
);

it('reads links as those of pages, to which breadcrumbs lead', () => {
  cleanup();
  document.body.innerHTML =
    '<div data-sidebar="x"><ul><li><a href="/x/">X</a></li></ul></div>';
  expect(readSidebarItems('x')).toEqual([
    { type: 'link', href: '/x/', label: 'X', docId: '/x/', customProps: {} },
  ]);
});

describe('gives nothing', () => {
  const read = (html: string) => {
    cleanup();
    document.body.innerHTML = html;
    return readSidebarItems('product');
  };

  it('where the page has no such sidebar', () => {
    expect(read('<div data-sidebar="other"><ul></ul></div>')).toBeNull();
  });

  it.each([
    ['has put something beside a link', '<li><a href="/x/">X</a><b></b></li>'],
    ['has taken a title', '<li><a href="/x/"></a></li>'],
    ['has taken an address', '<li><a>X</a></li>'],
    [
      'has taken a list',
      '<li><details><summary><span>X</span></summary></details></li>',
    ],
    ['has emptied an entry', '<li></li>'],
  ])('where somebody %s', (_what, entry) => {
    expect(read(`<div data-sidebar="product"><ul>${entry}</ul></div>`)).toBeNull();
  });
});
