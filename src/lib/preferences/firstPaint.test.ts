import fc from 'fast-check';
import { API_DISPLAYS } from '../reference/apiDisplay';
import {
  PAGE_BACKGROUNDS,
  WORST_CASE_BACKGROUNDS,
  computeFirstPaint,
  type FirstPaintInput,
} from './firstPaint';
import { contrastRatio, derivePaletteColor } from '../theme/palette';
import { INITIAL_THEME_STATE } from '../theme/themeState';

const NOTHING_STORED: FirstPaintInput = {
  modeChoice: 'system',
  prefersDark: false,
  theme: INITIAL_THEME_STATE,
  codeVariant: 'TS',
  codeStyling: 'MUI System',
  apiDisplays: { props: 'expanded', slots: 'expanded', classes: 'expanded' },
};

function paint(difference: Partial<FirstPaintInput> = {}) {
  return computeFirstPaint({ ...NOTHING_STORED, ...difference });
}

function paintTheme(difference: object, prefersDark = false) {
  return paint({ theme: { ...INITIAL_THEME_STATE, ...difference }, prefersDark });
}

it('a first visit is painted with the defaults', () => {
  expect(paint()).toEqual({
    html: {
      'data-theme': 'light',
      'data-mode': 'system',
      dir: 'ltr',
      'data-dense': null,
      'data-code-variant': 'TS',
      'data-code-styling': 'system',
      'data-api-props': 'expanded',
      'data-api-slots': 'expanded',
      'data-api-classes': 'expanded',
      'data-theme-changed': null,
    },
    body: { class: 'light', dir: 'ltr' },
    styles: {},
  });
});

it.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
])(
  'applies the mode %s, with a system that prefers dark: %p, as %s',
  (modeChoice, prefersDark, mode) => {
    const { html, body } = paint({ modeChoice, prefersDark });
    expect(html).toMatchObject({ 'data-theme': mode, 'data-mode': modeChoice });
    expect(body.class).toBe(mode);
  },
);

it('lets html and body follow the direction', () => {
  const { html, body } = paintTheme({ direction: 'rtl' });
  expect([html.dir, body.dir]).toEqual(['rtl', 'rtl']);
  expect(html['data-theme-changed']).toBeNull();
});

it('takes no mode from the theme state', () => {
  expect(paintTheme({ paletteMode: 'dark' }).body.class).toBe('light');
});

it('marks density, and that static demos do not show it', () => {
  expect(paintTheme({ dense: true })).toMatchObject({
    html: { 'data-dense': '', 'data-theme-changed': '' },
    styles: {},
  });
});

it('sets the spacing only where it is not 8', () => {
  expect(paintTheme({ spacing: 4.5 })).toMatchObject({
    html: { 'data-dense': null, 'data-theme-changed': '' },
    styles: { '--portal-spacing': '4.5px' },
  });
  expect(paintTheme({ spacing: 8 }).styles).toEqual({});
});

it.each([
  ['JS', 'MUI System', 'JS', 'system'],
  ['TS', 'Tailwind', 'TS', 'tailwind'],
  ['JS', 'CSS', 'JS', 'css'],
])('shows %s and %s', (codeVariant, codeStyling, variant, styling) => {
  expect(paint({ codeVariant, codeStyling }).html).toMatchObject({
    'data-code-variant': variant,
    'data-code-styling': styling,
  });
});

it('shows each API section in its own display', () => {
  const apiDisplays = { props: 'table', slots: 'collapsed', classes: 'expanded' };
  expect(paint({ apiDisplays }).html).toMatchObject({
    'data-api-props': 'table',
    'data-api-slots': 'collapsed',
    'data-api-classes': 'expanded',
  });
});

describe('a chosen color', () => {
  const MAIN = '#ffcc00';

  it.each(['primary', 'secondary'])('becomes CSS variables: %s', (name) => {
    const { html, styles } = paintTheme({
      paletteColors: { [name]: { main: MAIN } },
    });
    const derived = derivePaletteColor(MAIN);
    expect(html['data-theme-changed']).toBe('');
    expect(styles).toEqual({
      [`--portal-${name}`]: MAIN,
      [`--portal-${name}-contrast`]: '#000000',
      [`--portal-${name}-text`]: expect.stringMatching(/^#[0-9a-f]{6}$/),
      ...(name === 'primary' ? { '--portal-primary-tint': '#fffae6' } : {}),
      [`--mui-palette-${name}-main`]: MAIN,
      [`--mui-palette-${name}-light`]: derived.light,
      [`--mui-palette-${name}-dark`]: derived.dark,
      [`--mui-palette-${name}-contrastText`]: derived.contrastText,
      [`--mui-palette-${name}-mainChannel`]: '255 204 0',
      [`--mui-palette-${name}-lightChannel`]: derived.lightChannel,
      [`--mui-palette-${name}-darkChannel`]: derived.darkChannel,
      [`--mui-palette-${name}-contrastTextChannel`]: '0 0 0',
    });
  });

  it('can be both', () => {
    const color = { main: MAIN };
    const { styles } = paintTheme({
      paletteColors: { primary: color, secondary: color },
    });
    expect(Object.keys(styles)).toHaveLength(23);
  });

  it('is readable as text on every surface in both modes', () => {
    expect(WORST_CASE_BACKGROUNDS).toEqual({ light: '#ebf0f6', dark: '#0f2440' });
    fc.assert(
      fc.property(
        fc.stringMatching(/^#[0-9a-f]{6}$/),
        fc.boolean(),
        (main, dark) => {
          const { styles } = paintTheme(
            { paletteColors: { primary: { main } } },
            dark,
          );
          const background = dark ? '#0f2440' : '#ebf0f6';
          const text = styles['--portal-primary-text'] ?? '';
          expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(4.5);
          const ink = styles['--portal-primary-contrast'] ?? '';
          expect(contrastRatio(ink, main)).toBeGreaterThanOrEqual(4.5);
          const tint = styles['--portal-primary-tint'] ?? '';
          expect(contrastRatio(text, tint)).toBeGreaterThanOrEqual(4.5);
          // Whatever is readable on all surfaces is so on the tint.
          const extreme = dark ? '#ffffff' : '#000000';
          expect(contrastRatio(tint, extreme)).toBeGreaterThanOrEqual(
            contrastRatio(background, extreme),
          );
        },
      ),
    );
  });
});

describe('the tint behind what is selected', () => {
  const paintTint = (main: string, dark: boolean) =>
    paintTheme({ paletteColors: { primary: { main } } }, dark).styles[
      '--portal-primary-tint'
    ];

  it.each([
    ['#b00020', false, '#f9edef'],
    ['#b00020', true, '#2c0d19'],
    ['#000000', false, '#f0f0f0'],
    ['#000000', true, '#090d12'],
  ])('is of the chosen color: %s, dark: %s', (main, dark, tint) => {
    expect(paintTint(main, dark)).toBe(tint);
  });

  it('is never the ground itself', () => {
    for (const main of ['#ffffff', '#000000', '#7f7f7f', '#ffff00', '#0000ff']) {
      const tints = [false, true].map((dark) => paintTint(main, dark));
      if (main !== '#ffffff') expect(tints[0]).not.toBe(PAGE_BACKGROUNDS.light);
      expect(tints[1]).not.toBe(PAGE_BACKGROUNDS.dark);
    }
  });
});

describe('what is damaged', () => {
  it('counts as the default', () => {
    expect(
      paint({
        modeChoice: '"><script>',
        theme: '{"dense":true}',
        codeVariant: 'js',
        codeStyling: 'system',
        apiDisplays: { props: 'expended', slots: null },
      }),
    ).toEqual(paint());
  });

  it('never reaches the document', () => {
    const allowed: Record<string, (string | null)[]> = {
      'data-theme': ['light', 'dark'],
      'data-mode': ['light', 'dark', 'system'],
      dir: ['ltr', 'rtl'],
      'data-dense': ['', null],
      'data-code-variant': ['JS', 'TS'],
      'data-code-styling': ['system', 'tailwind', 'css'],
      'data-api-props': [...API_DISPLAYS],
      'data-api-slots': [...API_DISPLAYS],
      'data-api-classes': [...API_DISPLAYS],
      'data-theme-changed': ['', null],
    };
    const anyTheme = fc.oneof(
      fc.anything(),
      fc.record({
        dense: fc.anything(),
        direction: fc.anything(),
        spacing: fc.oneof(fc.double(), fc.string()),
        paletteColors: fc.dictionary(
          fc.constantFrom('primary', 'secondary', '__proto__', 'x;y'),
          fc.oneof(fc.anything(), fc.record({ main: fc.string() })),
        ),
      }),
    );
    fc.assert(
      fc.property(
        fc.anything(),
        fc.boolean(),
        anyTheme,
        fc.anything(),
        fc.anything(),
        fc.dictionary(fc.constantFrom('props', 'slots', 'classes'), fc.anything()),
        (modeChoice, prefersDark, theme, codeVariant, codeStyling, apiDisplays) => {
          const { html, body, styles } = computeFirstPaint({
            modeChoice,
            prefersDark,
            theme,
            codeVariant,
            codeStyling,
            apiDisplays,
          });
          expect(Object.keys(html)).toEqual(Object.keys(allowed));
          for (const [name, value] of Object.entries(html)) {
            expect(allowed[name]).toContain(value);
          }
          expect(body).toEqual({ class: html['data-theme'], dir: html.dir });
          for (const [name, value] of Object.entries(styles)) {
            expect(name).toMatch(
              /^--(portal-spacing|(portal|mui-palette)-(primary|secondary)[\w-]*)$/,
            );
            expect(value).toMatch(/^[#\w\s(),.-]+$/);
          }
        },
      ),
    );
  });
});
