import { findLinkProblems } from './findLinkProblems';
import type { BuiltSite } from './types';

const PAGES: Record<string, string> = {
  '/usage/': '<h1>Usage</h1><h2 id="first-steps">First steps</h2>',
  '/button/': '<h2 id=sizes>Sizes</h2><span id="ButtonSizes.tsx"></span>',
};

const site: BuiltSite = {
  readPage: (pathname) => PAGES[pathname] ?? null,
  hasFile: (pathname) => pathname === '/img/cover.png',
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

  it('takes no part of an id for the whole, and no dot for any character', () => {
    expect(check('[A](/button/#ButtonSizes)')).toHaveLength(1);
    expect(check('[A](/button/#ButtonSizes-tsx)')).toHaveLength(1);
  });

  it('survives malformed escapes', () => {
    expect(check('[A](/100%/)')).toHaveLength(1);
    expect(check('[A](/button/#100%)')).toHaveLength(1);
  });
});
