import { act, render, screen } from '@testing-library/react';
import { useTheme } from '@mui/system';
import { themeStore } from '../../../state/preferenceStores';
import { INITIAL_THEME_STATE } from '../../../lib/theme/themeState';
import SystemSandbox from './SystemSandbox';

/** A demo that prints its palette. */
function Demo() {
  const { palette } = useTheme<{ palette: object }>();
  return <output>{JSON.stringify(palette)}</output>;
}

const getPalette = () =>
  JSON.parse(screen.getByRole('status').textContent ?? '') as object;

afterEach(() => {
  act(() => themeStore.set(INITIAL_THEME_STATE));
});

it('has no colours but those of the reader', () => {
  render(
    <SystemSandbox>
      <Demo />
    </SystemSandbox>,
  );
  expect(getPalette()).toEqual({ mode: 'light' });
  const paletteColors = {
    primary: { main: '#a8327e' },
    secondary: { main: '#00aa00' },
  };
  act(() => themeStore.set({ ...INITIAL_THEME_STATE, paletteColors }));
  expect(getPalette()).toEqual({ mode: 'light', ...paletteColors });
});
