import { dropUnusedRules, listNames } from './dropUnusedRules';

const drop = (css: string, script: string) =>
  dropUnusedRules(
    `@layer framework{${css}}`,
    'framework',
    new Set(listNames(script)),
  );

const inLayer = (css: string) => `@layer framework{${css}}`;

describe('rules', () => {
  it('of classes that no script names are left out', () => {
    expect(drop('.menu{top:0}.hero{top:0}', 'c("menu")')).toBe(
      inLayer('.menu{top:0}'),
    );
  });

  it('need all the names of a selector', () => {
    expect(drop('.menu .link{top:0}', '"menu"')).toBe('');
    expect(drop('.menu .link{top:0}', '"menu link"')).toBe(
      inLayer('.menu .link{top:0}'),
    );
  });

  it('keep those of their selectors that may match', () => {
    expect(drop('.menu,.hero,a{top:0}', '"menu"')).toBe(inLayer('.menu,a{top:0}'));
  });

  it.each([
    'a:hover{top:0}',
    '[dir=rtl] ul{top:0}',
    'a:not(.hero){top:0}',
    ':is(.hero,a){top:0}',
    '@media print{body{top:0}}',
    '@keyframes turn{0%{top:0}to{top:1px}}',
  ])('stay without a class that must be there: %s', (css) => {
    expect(drop(css, '')).toBe(inLayer(css));
  });

  it('are left out of media queries, and those with them', () => {
    expect(drop('@media print{.hero{top:0}}a{top:0}', '')).toBe(inLayer('a{top:0}'));
  });
});

describe('custom properties', () => {
  it('that nothing reads are left out, and what only they read', () => {
    expect(drop(':root{--a:1px;--b:var(--a);--c:2px}a{top:var(--c)}', '')).toBe(
      inLayer(':root{--c:2px}a{top:var(--c)}'),
    );
  });

  it('that a script reads stay', () => {
    const css = ':root{--a:1px}';
    expect(drop(css, 'style.getPropertyValue("--a")')).toBe(inLayer(css));
  });

  it('that another layer reads stay', () => {
    const css = `${inLayer(':root{--a:1px}')}p{top:var(--a)}`;
    expect(dropUnusedRules(css, 'framework', new Set())).toBe(css);
  });
});

it('unused rules of other layers are kept', () => {
  const css = '@layer own{.hero{--a:1px;top:0}}.hero{top:0}';
  expect(dropUnusedRules(css, 'framework', new Set())).toBe(css);
});
