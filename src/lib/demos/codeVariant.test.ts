import fc from 'fast-check';
import { CODE_STYLINGS } from './codeStyling';
import {
  CODE_VARIANTS,
  CODE_VARIANT_COOKIE,
  DEFAULT_CODE_VARIANT,
  demoToHash,
  hashToCodeVariant,
  hashToDemo,
  parseCodeVariant,
  resolveCodeVariant,
} from './codeVariant';

it('offers JS and TS and starts as TypeScript', () => {
  expect(CODE_VARIANTS).toEqual(['JS', 'TS']);
  expect(DEFAULT_CODE_VARIANT).toBe('TS');
});

it('keeps the variant in the cookie codeVariant', () => {
  expect(CODE_VARIANT_COOKIE).toBe('codeVariant');
});

describe('hashToCodeVariant', () => {
  it.each([
    ['#BasicButtons.js', 'JS'],
    ['#tailwind-BasicButtons.js', 'JS'],
    ['#BasicButtons.tsx', 'TS'],
    ['#BasicButtons.ts', null],
    ['#BasicButtons.jsx', null],
    ['#BasicButtons.js.map', null],
    ['#BasicButtons', null],
    ['#js', null],
    ['#tsx', null],
    ['', null],
  ])('reads %s as %p', (hash, variant) => {
    expect(hashToCodeVariant(hash)).toBe(variant);
  });
});

describe('resolveCodeVariant', () => {
  it.each([
    ['#A.js', 'TS', 'JS'],
    ['#A.tsx', 'JS', 'TS'],
    ['#A', 'JS', 'JS'],
    ['#A.ts', 'JS', 'JS'],
    ['', 'TS', 'TS'],
    ['', 'js', 'TS'],
    ['', undefined, 'TS'],
    ['', null, 'TS'],
  ])(
    'takes hash %p, then cookie %p, then the default: %s',
    (hash, cookie, variant) => {
      expect(resolveCodeVariant({ hash, cookie })).toBe(variant);
    },
  );

  it('gives a known variant for anything', () => {
    fc.assert(
      fc.property(fc.string(), fc.anything(), (hash, cookie) => {
        expect(CODE_VARIANTS).toContain(resolveCodeVariant({ hash, cookie }));
      }),
    );
  });
});

describe('hashToDemo', () => {
  it.each([
    ['#BasicButtons.tsx', { demo: 'BasicButtons', variant: 'TS', styling: null }],
    ['BasicButtons.js', { demo: 'BasicButtons', variant: 'JS', styling: null }],
    ['#Grid2.js', { demo: 'Grid2', variant: 'JS', styling: null }],
    ['#tailwind-Basic.js', { demo: 'Basic', variant: 'JS', styling: 'Tailwind' }],
    ['#css-Basic.tsx', { demo: 'Basic', variant: 'TS', styling: 'CSS' }],
    ['#system-Basic.tsx', { demo: 'Basic', variant: 'TS', styling: 'MUI System' }],
    ['#A.js', { demo: 'A', variant: 'JS', styling: null }],
  ])('reads %s', (hash, demo) => {
    expect(hashToDemo(hash)).toEqual(demo);
  });

  it.each([
    '#BasicButtons',
    '#BasicButtons.ts',
    '#BasicButtons.jsx',
    '#BasicButtonsxjs',
    '#basic.js',
    '#joy-Basic.js',
    '#a-Basic.js',
    '#Basic-Buttons.js',
    '#Basic.js#',
    '#Basic.js.tsx',
    '#Basic.js ',
    '#<img>.js',
    '#.js',
    '',
  ])('opens no demo for %p', (hash) => {
    expect(hashToDemo(hash)).toBeNull();
  });

  it('agrees with the variant of the hash', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('.js', '.tsx', '.ts', ''),
        (name, end) => {
          const hash = `#${name}${end}`;
          const demo = hashToDemo(hash);
          expect(demo === null || demo.variant === hashToCodeVariant(hash)).toBe(
            true,
          );
        },
      ),
    );
  });
});

it('parses each variant to itself and anything else to undefined', () => {
  expect(CODE_VARIANTS.map(parseCodeVariant)).toEqual(CODE_VARIANTS);
  fc.assert(
    fc.property(fc.anything(), (value) => {
      fc.pre(value !== 'JS' && value !== 'TS');
      expect(parseCodeVariant(value)).toBeUndefined();
    }),
  );
});

describe('demoToHash', () => {
  it.each([
    ['#BasicButtons.js', 'JS', null],
    ['#BasicButtons.tsx', 'TS', null],
    ['#tailwind-BasicButtons.tsx', 'TS', 'Tailwind'],
    ['#css-BasicButtons.js', 'JS', 'CSS'],
    ['#system-BasicButtons.tsx', 'TS', 'MUI System'],
  ] as const)('%s', (hash, variant, styling) => {
    expect(demoToHash({ demo: 'BasicButtons', variant, styling })).toBe(hash);
  });

  it('gives what hashToDemo reads', () => {
    for (const variant of CODE_VARIANTS) {
      for (const styling of [null, ...CODE_STYLINGS]) {
        const link = { demo: 'Chip2', variant, styling };
        expect(hashToDemo(demoToHash(link))).toEqual(link);
      }
    }
  });
});
