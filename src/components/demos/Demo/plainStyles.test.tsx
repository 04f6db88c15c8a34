import {
  createTheme,
  hexToRgb,
  ThemeProvider,
  type Theme,
} from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import AppBar from '@mui/material/AppBar';
import Fab from '@mui/material/Fab';
import SnackbarContent from '@mui/material/SnackbarContent';
import type { ReactElement } from 'react';
import { createDemoTheme } from '../../../brand/createDemoTheme';
import type { PaletteMode } from '../../../lib/theme/themeState';

const MODES: PaletteMode[] = ['light', 'dark'];

/** Style of an element, with the variables of the stage in place. */
function readStyle(
  element: ReactElement,
  theme: Theme,
  variables: Record<string, string | number> = {},
): { color: string; background: string } {
  const { unmount } = render(<ThemeProvider theme={theme}>{element}</ThemeProvider>);
  const style = getComputedStyle(screen.getByTestId('drawn'));
  const resolve = (value: string): string => {
    const name = /^var\((--[\w-]+)/.exec(value)?.[1];
    return name
      ? resolve(style.getPropertyValue(name) || String(variables[name]))
      : (value.startsWith('#') ? hexToRgb(value) : value).replace(/\s/g, '');
  };
  const found = {
    color: resolve(style.color),
    background: resolve(style.backgroundColor),
  };
  unmount();
  return found;
}

describe.each(MODES)('in %s mode, a demo looks as with a plain theme:', (mode) => {
  const { theme, variables } = createDemoTheme({ paletteMode: mode });
  const rules = {
    ...variables[':root'],
    ...(mode === 'dark' ? variables['[data-theme="dark"]'] : {}),
  };
  it.each([
    ['a message', <SnackbarContent key="a" data-testid="drawn" message="Saved" />],
    ['a floating button', <Fab key="b" data-testid="drawn" />],
  ])('%s', (_name, element) => {
    expect(readStyle(element, theme, rules)).toEqual(
      readStyle(element, createTheme({ palette: { mode } })),
    );
  });

  it('an app bar of the colour of its surface has a background', () => {
    const bar = <AppBar color="inherit" data-testid="drawn" />;
    const plain = createTheme({ palette: { mode } });
    expect(readStyle(bar, theme, rules).background).toBe(
      hexToRgb(plain.palette.background.paper).replace(/\s/g, ''),
    );
  });
});
