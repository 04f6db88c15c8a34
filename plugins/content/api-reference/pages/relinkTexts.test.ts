import { relinkHref, relinkTexts } from './relinkTexts';

const PATHNAMES = new Set([
  '/material-ui/react-button/',
  '/base-ui/react-menu/components-api/',
]);
const ANCHORS = new Set(['/base-ui/react-menu/components-api/#menu-item']);

describe('relinkHref', () => {
  it.each([
    ['https://mui.com/material-ui/react-button/', '/material-ui/react-button/'],
    ['/material-ui/react-button', '/material-ui/react-button/'],
    ['/material-ui/react-button/#sizes', '/material-ui/react-button/'],
    [
      'https://mui.com/base-ui/react-menu/components-api/#menu-item',
      '/base-ui/react-menu/components-api/#menu-item',
    ],
    [
      '/base-ui/react-menu/components-api/#lost',
      '/base-ui/react-menu/components-api/',
    ],
    ['/material-ui/lost/#here', 'https://mui.com/material-ui/lost/#here'],
    ['https://mui.com/pricing/', 'https://mui.com/pricing/'],
    [
      'https://example.org/material-ui/react-button/',
      'https://example.org/material-ui/react-button/',
    ],
    ['#near', '#near'],
  ])('leads %s to %s', (href, target) => {
    expect(relinkHref(href, PATHNAMES, ANCHORS)).toBe(target);
  });
});

it('changes links in the JSON of a page, and nothing else', () => {
  const page = {
    description: '<p>See <a href="/material-ui/react-button/#a">Button</a>.</p>',
    default: '<a href=',
  };
  const json = relinkTexts(JSON.stringify(page), PATHNAMES, ANCHORS);
  expect(JSON.parse(json)).toEqual({
    description: '<p>See <a href="/material-ui/react-button/">Button</a>.</p>',
    default: '<a href=',
  });
});
