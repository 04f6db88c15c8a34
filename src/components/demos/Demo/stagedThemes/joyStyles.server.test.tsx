import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ThemeProvider as PlainThemeProvider, useTheme } from '@mui/system';
import type { CssVarsThemeOptions, Theme } from '@mui/joy/styles';
import { createJoyDemoTheme } from '../../../../brand/createJoyDemoTheme';
import { CssVarsProvider, extendTheme, ThemeProvider } from './joyStyles';
import { StageTheme } from './StageTheme';

const SETTINGS = { direction: 'rtl', paletteMode: 'dark' } as const;

function renderOnStage(renderDemo: (inside: ReactNode) => ReactNode) {
  let theme: Theme | undefined;
  function Inside() {
    theme = useTheme<Theme>();
    return null;
  }
  const stage = { settings: SETTINGS, theme: createJoyDemoTheme(SETTINGS).theme };
  const html = renderToString(
    <StageTheme.Provider value={stage}>
      <PlainThemeProvider theme={stage.theme}>
        {renderDemo(<Inside />)}
      </PlainThemeProvider>
    </StageTheme.Provider>,
  );
  return {
    theme: theme as Theme & { components?: object; direction: string },
    html,
  };
}

const PROVIDERS = [
  ['ThemeProvider', ThemeProvider],
  ['CssVarsProvider', CssVarsProvider],
] as const;

describe.each(PROVIDERS)('a theme of a demo, in a %s', (_name, Provider) => {
  const renderWith = (options: CssVarsThemeOptions) =>
    renderOnStage((inside) => (
      <Provider theme={extendTheme(options)}>{inside}</Provider>
    ));

  it("has the reader's settings, and the variables of the stage", () => {
    const { theme, html } = renderWith({
      components: { JoyChip: { defaultProps: { size: 'lg' } } },
    });
    expect(theme.direction).toBe('rtl');
    expect(theme.palette.mode).toBe('dark');
    expect(theme.vars.radius.sm).toContain('--joy-radius-sm');
    expect(theme.components).toHaveProperty('JoyChip.defaultProps.size', 'lg');
    expect(html).toBe('');
  });

  it('has variables of its own for what it changes, in both palette modes', () => {
    const { theme, html } = renderWith({
      colorSchemes: { light: { palette: { primary: { 500: '#123456' } } } },
    });
    expect(theme.direction).toBe('rtl');
    const [, name = ''] =
      /var\((--own-\w+)-palette/.exec(theme.vars.palette.primary[500]) ?? [];
    expect(html).toContain(`${name}-palette-primary-500:#123456`);
    expect(html).toContain('[data-theme="dark"]{');
  });
});

it('leaves a provider that is told more to the library', () => {
  const { html } = renderOnStage((inside) => (
    <CssVarsProvider modeStorageKey="demo-mode" disableNestedContext>
      {inside}
    </CssVarsProvider>
  ));
  expect(html).toContain('--joy-palette-primary-500');
});
