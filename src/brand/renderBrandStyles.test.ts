import postcss, { type Rule } from 'postcss';
import { contrastRatio } from '../lib/theme/palette';
import { renderBrandStyles } from './renderBrandStyles';
import { DARK, LIGHT, PRODUCT_ACCENTS } from './tokens';

const sheet = postcss.parse(renderBrandStyles());

/** Declarations of a selector. */
function readRule(selector: string): Record<string, string> {
  const rules = sheet.nodes.filter(
    (node): node is Rule => node.type === 'rule' && node.selector === selector,
  );
  expect(rules).toHaveLength(1);
  return Object.fromEntries(
    rules.flatMap((rule) =>
      rule.nodes.flatMap((node) =>
        node.type === 'decl' ? [[node.prop, node.value] as const] : [],
      ),
    ),
  );
}

const root = readRule(':root');
const dark = readRule("[data-theme='dark']");

it('the brand styles have the spacing, radius and primary colour of the brand', () => {
  expect(root).toMatchObject({
    '--portal-spacing': '8px',
    '--portal-radius': '12px',
    '--portal-primary': '#007FFF',
  });
});

it('the variables of the brand are named in kebab case', () => {
  expect(root).toMatchObject({
    '--portal-background': LIGHT.background,
    '--portal-surface-strong': LIGHT.surfaceStrong,
    '--portal-text-secondary': LIGHT.textSecondary,
    '--portal-primary-text': LIGHT.primaryText,
    '--portal-accent-joy-ui': PRODUCT_ACCENTS['joy-ui'].light,
  });
});

it('gives dark mode the same colours by the same names', () => {
  const colours = Object.keys(dark).filter((name) => name.startsWith('--'));
  expect(colours).toHaveLength(
    Object.keys(DARK).length + Object.keys(PRODUCT_ACCENTS).length + 2,
  );
  expect(Object.keys(root)).toEqual(expect.arrayContaining(colours));
  expect(dark['--portal-background']).toBe(DARK.background);
  expect(dark['--portal-accent-x']).toBe(PRODUCT_ACCENTS.x.dark);
});

it('tells the browser the mode of its own controls', () => {
  expect([root['color-scheme'], dark['color-scheme']]).toEqual(['light', 'dark']);
});

it('makes rows and controls lower where the reader wants it dense', () => {
  const dense = readRule('[data-dense]');
  for (const [name, value] of Object.entries(dense)) {
    expect(Number.parseInt(value, 10)).toBeLessThan(
      Number.parseInt(root[name]!, 10),
    );
  }
  expect(Object.keys(dense)).toEqual([
    '--portal-row-height',
    '--portal-control-height',
  ]);
});

it('puts readable text on the primary colour', () => {
  const ink = root['--portal-primary-contrast'] ?? '';
  // The ink may let the colour behind it through a little.
  const alpha = Number(/, ([\d.]+)\)$/.exec(ink)?.[1] ?? 1);
  const solid = ink.startsWith('rgba(0, 0, 0') ? '#000000' : ink;
  expect(alpha).toBeGreaterThanOrEqual(0.87);
  expect(
    contrastRatio(solid, root['--portal-primary']!) * alpha,
  ).toBeGreaterThanOrEqual(4.5);
});

it('the brand styles are the same in every build', () => {
  expect(renderBrandStyles()).toBe(renderBrandStyles());
});
