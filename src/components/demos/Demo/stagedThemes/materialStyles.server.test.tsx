import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createTheme as createLibraryTheme,
  useTheme,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import type { BrandThemeOptions } from '../../../../brand/createBrandTheme';
import { createDemoTheme } from '../../../../brand/createDemoTheme';
import { createTheme, responsiveFontSizes, ThemeProvider } from './materialStyles';
import { StageTheme } from './StageTheme';

type StagedTheme = Theme & {
  vars?: {
    palette: { primary: { main: string } };
    shape: { borderRadius: number };
    overlays: string[];
  };
};

const SETTINGS: BrandThemeOptions = {
  direction: 'rtl',
  dense: true,
  spacing: 6,
  paletteMode: 'dark',
};

/** Renders a demo on a stage. @returns the theme inside it, and the HTML */
function renderOnStage(
  renderDemo: (inside: ReactNode) => ReactNode,
  settings: BrandThemeOptions = SETTINGS,
) {
  let theme: StagedTheme | undefined;
  function Inside() {
    theme = useTheme();
    return null;
  }
  const stage = { settings, theme: createDemoTheme(settings).theme };
  const html = renderToString(
    <StageTheme.Provider value={stage}>
      <ThemeProvider theme={stage.theme}>{renderDemo(<Inside />)}</ThemeProvider>
    </StageTheme.Provider>,
  );
  return { theme: theme as StagedTheme, html };
}

const renderWith = (options: ThemeOptions, settings?: BrandThemeOptions) =>
  renderOnStage(
    (inside) => <ThemeProvider theme={createTheme(options)}>{inside}</ThemeProvider>,
    settings,
  );

describe('a theme of a demo', () => {
  it("leaves the reader's settings alone where it does not name them", () => {
    const { theme } = renderWith({
      components: { MuiChip: { defaultProps: { variant: 'outlined' } } },
    });
    expect(theme.direction).toBe('rtl');
    expect(theme.spacing(1)).toBe('6px');
    expect(theme.palette.mode).toBe('dark');
    expect(theme.vars?.palette.primary.main).toBe('var(--mui-palette-primary-main)');
    expect(theme.components?.MuiButton?.defaultProps?.size).toBe('small');
    expect(theme.components?.MuiChip?.defaultProps?.variant).toBe('outlined');
  });

  it('wins where it names them, in its variables as well', () => {
    const { theme } = renderWith({
      spacing: 10,
      direction: 'ltr',
      shape: { borderRadius: 12 },
    });
    expect(theme.spacing(1)).toBe('10px');
    expect(theme.direction).toBe('ltr');
    expect(theme.vars?.shape.borderRadius).toBe(12);
  });

  it('raises paper as its own mode does, whatever the mode of the stage', () => {
    const { theme, html } = renderWith(
      { palette: { mode: 'dark' } },
      { paletteMode: 'light' },
    );
    const [, name = ''] =
      /^var\((--own-\w+-overlays-4)\)$/.exec(theme.vars?.overlays[4] ?? '') ?? [];
    expect(html).toContain(`${name}:linear-gradient(`);
  });

  it('raises paper as its stage does where it names no mode', () => {
    const { theme } = renderWith({ palette: { primary: { main: '#123456' } } });
    expect(theme.vars?.overlays[4]).toBe('var(--mui-overlays-4)');
  });

  it('has colours of its own in both palette modes, from variables of its own', () => {
    const { theme, html } = renderWith({
      palette: { primary: { main: '#123456' } },
    });
    const [, name = ''] =
      /^var\((--own-\w+-palette-primary-main)\)$/.exec(
        theme.vars?.palette.primary.main ?? '',
      ) ?? [];
    expect(name).not.toBe('');
    expect(html.split(`${name}:#123456`)).toHaveLength(3);
    expect(html).toContain('[data-theme="dark"]{');
    expect(theme.palette.primary.main).toBe('#123456');
  });

  it('keeps to the palette mode it asks for', () => {
    const { theme, html } = renderWith(
      { palette: { mode: 'dark', primary: { main: '#123456' } } },
      { ...SETTINGS, paletteMode: 'light' },
    );
    expect(theme.palette.mode).toBe('dark');
    expect(html).not.toContain('[data-theme=');
    expect(html).toMatch(/:root\{[^}]*--own-\w+-palette-background-default:#121212/);
  });

  it('takes the place of one around it, as in an application', () => {
    const outer = createTheme({
      components: { MuiChip: { defaultProps: { size: 'small' } } },
    });
    const { theme } = renderOnStage((inside) => (
      <ThemeProvider theme={outer}>
        <ThemeProvider theme={createTheme({})}>{inside}</ThemeProvider>
      </ThemeProvider>
    ));
    expect(theme.components?.MuiChip?.defaultProps?.variant).toBeUndefined();
    expect(theme.components?.MuiButton?.defaultProps?.size).toBe('small');
  });

  it('may be made responsive', () => {
    const made = responsiveFontSizes(createTheme({ shape: { borderRadius: 1 } }));
    const { theme } = renderOnStage((inside) => (
      <ThemeProvider theme={made}>{inside}</ThemeProvider>
    ));
    expect(theme.typography.h1).toEqual(made.typography.h1);
    expect(theme.shape.borderRadius).toBe(1);
    expect(theme.direction).toBe('rtl');
  });

  it('is the library’s own where there is no stage', () => {
    let found: Theme | undefined;
    function Inside() {
      found = useTheme();
      return null;
    }
    renderToString(
      <ThemeProvider theme={createTheme({ spacing: 5 })}>
        <Inside />
      </ThemeProvider>,
    );
    expect(found?.spacing(1)).toBe(createLibraryTheme({ spacing: 5 }).spacing(1));
    expect(found?.direction).toBe('ltr');
  });
});
