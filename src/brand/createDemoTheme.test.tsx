import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import postcss from 'postcss';
import {
  Experimental_CssVarsProvider as MaterialProvider,
  experimental_extendTheme as extendMaterialTheme,
  useTheme as useMaterialTheme,
} from '@mui/material/styles';
import {
  CssVarsProvider as JoyProvider,
  extendTheme as extendJoyTheme,
  useTheme as useJoyTheme,
} from '@mui/joy/styles';
import type { BrandThemeOptions } from './createBrandTheme';
import { createDemoTheme, type VariableRules } from './createDemoTheme';
import { createJoyDemoTheme } from './createJoyDemoTheme';
import { deepmerge } from '@mui/utils';
import { DENSE_COMPONENTS } from './density';
import { computePlainColors, PLAIN_COMPONENTS } from './plainStyles';

/** Reads the theme that the library's own provider passes to a component inside it. */
function capture<T>(
  useTheme: () => T,
  renderProvider: (child: ReactElement) => ReactElement,
) {
  let theme: T | undefined;
  function Child() {
    theme = useTheme();
    return null;
  }
  const html = renderToString(renderProvider(<Child />));
  return { theme, variables: collectVariables(html) };
}

/** Custom properties by palette mode, from the style sheet of a provider. */
function collectVariables(html: string) {
  const variables = { light: {}, dark: {} } as Record<
    string,
    Record<string, string>
  >;
  const css = Array.from(
    html.matchAll(/<style[^>]*>([^]*?)<\/style>/g),
    ([, text]) => text,
  );
  postcss.parse(css.join('')).walkDecls(/^--/, ({ prop, value, parent }) => {
    const selector = (parent as postcss.Rule).selector;
    const mode = selector.includes('"dark"') ? 'dark' : 'light';
    variables[mode]![prop] = value;
  });
  return variables;
}

const joinRules = (rules: VariableRules) => ({
  light: toText(rules[':root'] ?? {}),
  dark: toText(rules['[data-theme="dark"]'] ?? {}),
});

/** Values as a style sheet spells them. */
const toText = (variables: Record<string, string | number>) =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      normalize(String(value)),
    ]),
  );

const normalize = (value: string) =>
  value.replace(/\s*,\s*/g, ',').replace(/\s+/g, ' ');

const normalizeAll = (variables: Record<string, Record<string, string>>) => ({
  light: toText(variables.light ?? {}),
  dark: toText(variables.dark ?? {}),
});

/** Data of a theme: without functions, and lists as the records the library makes them. */
function toData(theme: unknown): unknown {
  return JSON.parse(JSON.stringify(theme), (_key, value: unknown) =>
    Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).filter(([, item]) => item !== null))
      : value,
  );
}

const OPTIONS: [name: string, options: BrandThemeOptions][] = [
  ['light', {}],
  ['dark', { paletteMode: 'dark' }],
  ['right to left', { direction: 'rtl' }],
  ['narrow', { spacing: 4 }],
  ['dense', { dense: true, paletteMode: 'dark' }],
  [
    'in colours of the reader',
    {
      paletteColors: {
        primary: { main: '#aa0000' },
        secondary: { main: '#00aa00' },
      },
    },
  ],
];

const createPalette = (
  mode: 'light' | 'dark',
  colors: BrandThemeOptions['paletteColors'] = {},
) => ({
  ...computePlainColors(mode, colors),
  ...colors,
});

describe.each(OPTIONS)('a Material UI demo, %s', (_name, options) => {
  const {
    paletteMode = 'light',
    paletteColors = {},
    direction,
    spacing,
    dense,
  } = options;
  const own = createDemoTheme(options);
  const library = capture(useMaterialTheme, (child) => (
    <MaterialProvider
      attribute="data-theme"
      defaultMode={paletteMode}
      theme={extendMaterialTheme({
        ...(direction && { direction }),
        ...(spacing && { spacing }),
        colorSchemes: {
          light: { palette: createPalette('light', paletteColors) },
          dark: { palette: createPalette('dark', paletteColors) },
        },
        components: deepmerge(PLAIN_COMPONENTS, dense ? DENSE_COMPONENTS : {}),
      })}
    >
      {child}
    </MaterialProvider>
  ));

  it('has the theme that the library composes', () => {
    expect(toData(own.theme)).toEqual(toData(library.theme));
  });

  it('has what components ask of a theme', () => {
    const theme = own.theme as typeof own.theme & {
      getColorSchemeSelector: (mode: string) => string;
      unstable_sx: (styles: object) => object;
    };
    expect(theme.getColorSchemeSelector('dark')).toBe('[data-theme="dark"] &');
    expect(theme.unstable_sx({ p: 2, color: 'primary.main' })).toEqual({
      padding: theme.spacing(2),
      color: 'var(--mui-palette-primary-main)',
    });
    expect(theme.spacing(2)).toBe(`${(spacing ?? 8) * 2}px`);
  });
});

it.each(OPTIONS.filter(([, { paletteMode }]) => paletteMode !== 'dark'))(
  'defines the variables of both modes like the library, %s',
  (_name, options) => {
    const library = capture(useMaterialTheme, (child) => (
      <MaterialProvider
        attribute="data-theme"
        theme={extendMaterialTheme({
          colorSchemes: {
            light: { palette: createPalette('light', options.paletteColors) },
            dark: { palette: createPalette('dark', options.paletteColors) },
          },
        })}
      >
        {child}
      </MaterialProvider>
    ));
    expect(joinRules(createDemoTheme(options).variables)).toEqual(
      normalizeAll(library.variables),
    );
  },
);

it('defines the same variables in both modes, whichever is shown', () => {
  expect(createDemoTheme({ paletteMode: 'dark' }).variables).toEqual(
    createDemoTheme({ paletteMode: 'light' }).variables,
  );
});

it('writes the colours of the reader into the variables of both modes', () => {
  const { variables } = createDemoTheme({
    paletteColors: { primary: { main: '#aa0000' } },
  });
  expect(variables[':root']).toHaveProperty('--mui-palette-primary-main', '#aa0000');
  expect(variables['[data-theme="dark"]']).toHaveProperty(
    '--mui-palette-primary-main',
    '#aa0000',
  );
});

describe.each([
  ['light', {}],
  ['dark', { paletteMode: 'dark' }],
  ['right to left', { direction: 'rtl' }],
  ['narrow', { spacing: 4 }],
] as [string, BrandThemeOptions][])('a Joy UI demo, %s', (_name, options) => {
  const { paletteMode = 'light', direction = 'ltr', spacing } = options;
  const own = createJoyDemoTheme(options);
  const library = capture(useJoyTheme, (child) => (
    <JoyProvider
      attribute="data-theme"
      defaultMode={paletteMode}
      theme={extendJoyTheme({
        direction,
        ...(spacing && { spacing }),
      })}
    >
      {child}
    </JoyProvider>
  ));

  it('has the theme that the library composes', () => {
    expect(toData(own.theme)).toEqual(toData(library.theme));
  });

  it('the theme of a demo takes direction and spacing', () => {
    expect(own.theme).toHaveProperty('direction', direction);
    expect(own.theme.spacing(2)).toBe(`${(spacing ?? 8) * 2}px`);
  });
});

it('defines the variables of both modes like Joy UI', () => {
  const library = capture(useJoyTheme, (child) => (
    <JoyProvider attribute="data-theme" theme={extendJoyTheme({ direction: 'ltr' })}>
      {child}
    </JoyProvider>
  ));
  expect(joinRules(createJoyDemoTheme({}).variables)).toEqual(
    normalizeAll(library.variables),
  );
});

it('lets the styles of a Joy UI demo for one mode win by weight alone', () => {
  const { getColorSchemeSelector } = createJoyDemoTheme({}).theme;
  expect(getColorSchemeSelector('light')).toBe(
    'html:where(:not([data-theme="dark"])) &',
  );
  expect(getColorSchemeSelector('dark')).toBe('[data-theme="dark"] &');
});
