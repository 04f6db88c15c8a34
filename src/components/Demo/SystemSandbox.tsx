import { useDeferredValue, type ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/system';
import { rememberThemes } from '../../brand/rememberThemes';
import { usePaletteMode } from '../../hooks/usePaletteMode';
import { useThemeState } from '../../hooks/useThemeState';
import { DemoStyles } from './DemoStyles';

const getTheme = rememberThemes(createTheme);

/** Base UI and MUI System bring no look of their own: only the reader's settings. */
export default function SystemSandbox({ children }: { children: ReactNode }) {
  const mode = usePaletteMode();
  const [{ direction, spacing }] = useThemeState();
  const theme = useDeferredValue(
    getTheme({ direction, spacing, palette: { mode } }),
  );
  return (
    <DemoStyles>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </DemoStyles>
  );
}
