import { findLinkProblems } from './findLinkProblems';
import { hasId } from './hasId';
import type { LinkedSite } from './types';

const PAGES: Record<string, string> = {
  '/usage/': '<h1>Usage</h1><h2 id="first-steps">First steps</h2>',
  '/button/': '<h2 id=sizes>Sizes</h2><span id="ButtonSizes.tsx"></span>',
};

const site: LinkedSite = {
  hasPage: (pathname) => pathname in PAGES,
  hasAnchor: (pathname, id) => hasId(PAGES[pathname] ?? '', id),
  hasFile: (pathname) => pathname === '/img/cover.png',
  fileToPathname: (file) => (file === 'docs/button/button.mdx' ? '/button/' : null),
};

function check(source: string): string[] {
  return findLinkProblems(
    [{ file: 'docs/usage.mdx', pathname: '/usage/', source }],
    site,
  );
}

describe('findLinkProblems', () => {
  it.each([
    '[A](/button/)',
    '[A](/button)',
    '[A](/button/?a=1#sizes)',
    '[A](/button/#ButtonSizes.tsx)',
    '[A](#first-steps)',
    '[A](/img/cover.png)',
    '[A](/button/#)',
    '[A](../button/#sizes)',
    '[A](./button/button.mdx)',
    '[A](button/button.mdx#sizes)',
  ])('accepts %s', (source) => {
    expect(check(source)).toEqual([]);
  });

  it('names file and line of a page that is not there', () => {
    expect(check('Text.\n\n[A](/nowhere/)')).toEqual([
      'docs/usage.mdx:3: link to /nowhere/: there is no page /nowhere/',
    ]);
  });

  it('names file and line of an anchor that is not there', () => {
    expect(check('[A](/button/#size) [B](#ButtonSizesXtsx)')).toEqual([
      'docs/usage.mdx:1: link to /button/#size: there is no #size on /button/',
      'docs/usage.mdx:1: link to #ButtonSizesXtsx: there is no #ButtonSizesXtsx on /usage/',
    ]);
  });

  it.each([
    ['[A](../chip/)', '../chip/: there is no page /chip/'],
    ['[A](chip)', 'chip: there is no page /usage/chip'],
    ['[A](./button.mdx)', './button.mdx: there is no file ./button.mdx'],
    [
      '[A](button/button.mdx#size)',
      'button/button.mdx#size: there is no #size on /button/',
    ],
  ])('follows relative links: %s', (source, problem) => {
    expect(check(source)).toEqual([`docs/usage.mdx:1: link to ${problem}`]);
  });

  it('takes no part of an id for the whole, and no dot for any character', () => {
    expect(check('[A](/button/#ButtonSizes)')).toHaveLength(1);
    expect(check('[A](/button/#ButtonSizes-tsx)')).toHaveLength(1);
  });

  it('survives malformed escapes', () => {
    expect(check('[A](/100%/)')).toHaveLength(1);
    expect(check('[A](/button/#100%)')).toHaveLength(1);
  });
});
