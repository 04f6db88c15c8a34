import { readFileSync } from 'node:fs';
import postcss, { type Rule } from 'postcss';
import {
  PAGE_BACKGROUNDS,
  WORST_CASE_BACKGROUNDS,
} from '../lib/preferences/firstPaint';
import { contrastRatio, readableOn } from '../lib/theme/palette';
import { PRIMARY_MAIN } from './constants';
import { DARK, LIGHT, PRODUCT_ACCENTS, type ColourTokens } from './tokens';

const MODES = [
  ['light', LIGHT],
  ['dark', DARK],
] as const;

const SURFACES = [
  'background',
  'surface',
  'surfaceStrong',
  'raised',
  'primaryTint',
] as const satisfies (keyof ColourTokens)[];

const TEXTS = [
  'text',
  'textSecondary',
  'textTertiary',
  'primaryText',
  'success',
  'warning',
  'danger',
  'info',
] as const satisfies (keyof ColourTokens)[];

describe.each(MODES)('%s', (mode, tokens) => {
  const pairs = TEXTS.flatMap((text) =>
    SURFACES.map((surface) => [text, surface] as const),
  );

  it.each(pairs)('%s is readable on %s', (text, surface) => {
    expect(contrastRatio(tokens[text], tokens[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SURFACES)('the edge of a control is seen on %s', (surface) => {
    expect(contrastRatio(tokens.edge, tokens[surface])).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(PRODUCT_ACCENTS))(
    'the accent of %s is seen on every surface',
    (_product, accent) => {
      for (const surface of SURFACES) {
        expect(contrastRatio(accent[mode], tokens[surface])).toBeGreaterThanOrEqual(
          3,
        );
      }
    },
  );

  it('has its hardest surface where chosen colours are measured', () => {
    const extreme = mode === 'light' ? '#000000' : '#ffffff';
    const nearest = [...SURFACES].sort(
      (a, b) =>
        contrastRatio(tokens[a], extreme) - contrastRatio(tokens[b], extreme),
    )[0];
    expect(tokens[nearest!]).toBe(WORST_CASE_BACKGROUNDS[mode]);
    expect(tokens.background).toBe(PAGE_BACKGROUNDS[mode]);
  });

  it('makes every chosen colour readable on every surface', () => {
    for (const main of ['#000000', '#ffffff', '#7f7f7f', '#ffcc00', PRIMARY_MAIN]) {
      const text = readableOn(main, WORST_CASE_BACKGROUNDS[mode]);
      for (const surface of SURFACES) {
        expect(contrastRatio(text, tokens[surface])).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('is written as #rrggbb, but for what lets the page through', () => {
    const { backdrop, shadow, ...colours } = tokens;
    expect(backdrop).toMatch(/^rgb\(.*%\)$/);
    expect(shadow).toMatch(/rgb\(.*%\)$/);
    for (const colour of Object.values(colours)) {
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});

describe('code colours', () => {
  const sheet = postcss.parse(
    readFileSync('static/static/styles/prism-okaidia.css', 'utf8'),
  );

  function readColours(selector: string): Record<string, string> {
    const colours: Record<string, string> = {};
    sheet.walkRules((rule: Rule) => {
      if (rule.selector === selector) {
        rule.walkDecls(/^--code-/, ({ prop, value }) => {
          colours[prop] = value;
        });
      }
    });
    return colours;
  }

  const light = readColours(':root');
  const dark = readColours("[data-theme='dark']");

  it('are the same roles in both modes', () => {
    expect(Object.keys(light)).toContain('--code-text');
    expect(Object.keys(dark)).toEqual(Object.keys(light));
  });

  it.each([
    ...Object.entries(light).map((entry) => ['light', ...entry, LIGHT] as const),
    ...Object.entries(dark).map((entry) => ['dark', ...entry, DARK] as const),
  ])('are readable: %s %s %s', (_mode, _name, colour, { surface, background }) => {
    expect(contrastRatio(colour, surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(colour, background)).toBeGreaterThanOrEqual(4.5);
  });

  it('are used by name, and each of them is', () => {
    const used = new Set<string>();
    sheet.walkDecls('color', ({ value }) => {
      const name = /^var\((--code-\w+)\)$/.exec(value)?.[1];
      expect([value, name]).toEqual([value, expect.any(String)]);
      used.add(name ?? '');
    });
    expect([...used].sort()).toEqual(Object.keys(light).sort());
  });
});
