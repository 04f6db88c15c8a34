import {
  addToNavigation,
  listManyPages,
  renderGrowth,
  renderManyPage,
} from './manyPages.mts';

it('adds pages to the navigation, in a group of their own', () => {
  const source = "export const SYSTEM_PAGES = [\n  { pathname: '/system/a' },\n];\n";
  expect(addToNavigation(source, [])).toBe(source);
  expect(addToNavigation(source, listManyPages(2)))
    .toBe(`export const SYSTEM_PAGES = [
  { pathname: '/system/a' },
  {
    pathname: '/system/measured',
    title: 'Measured',
    children: [
      { pathname: '/system/measured/page-0001', title: 'Measured page 1' },
      { pathname: '/system/measured/page-0002', title: 'Measured page 2' },
    ],
  },
];
`);
  expect(() => addToNavigation('', listManyPages(1))).toThrow(
    'has no list of pages',
  );
});

it('each title becomes a group of pages in the navigation', () => {
  const [first, second] = listManyPages(2);
  const source = addToNavigation('[\n];\n', [
    { ...first!, name: 'measured/one/a', group: 'One' },
    { ...second!, name: 'measured/two/b', group: 'Two' },
  ]);
  expect(source.match(/pathname: '[^']*'/g)).toEqual([
    "pathname: '/system/measured/one'",
    "pathname: '/system/measured/one/a'",
    "pathname: '/system/measured/two'",
    "pathname: '/system/measured/two/b'",
  ]);
});

it('writes pages that differ, with the front matter a page needs', () => {
  expect(renderManyPage(0)).toMatch(
    /^---\nslug: \/measured\/page-0001\/\ntitle: Measured page 1\ndescription: .+\n---\n/,
  );
  expect(renderManyPage(0)).not.toBe(renderManyPage(1));
});

it('the report says by how many bytes each page has grown', () => {
  const view = { pathname: '/', html: 10, css: 5, fonts: 0 };
  const table = renderGrowth([
    { ...view, added: 0, js: 100 },
    { ...view, added: 400, js: 107 },
  ]);
  const rows = table.split('\n').map((row) => row.trim().split(/\s+/));
  expect(rows).toEqual([
    ['page', 'added', 'html', 'js', 'css', 'fonts', 'total', 'growth'],
    ['/', '0', '10', '100', '5', '0', '115', '0'],
    ['/', '400', '10', '107', '5', '0', '122', '7'],
  ]);
});
