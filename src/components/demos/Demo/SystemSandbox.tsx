import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/system';
import { memoizeThemes } from '../../../brand/memoizeThemes';
import { usePaletteMode } from '../../../hooks/usePaletteMode';
import { useThemeState } from '../../../hooks/useThemeState';
import { DemoStyles } from './DemoStyles';
import { StageTheme } from './stagedThemes/StageTheme';

const getTheme = memoizeThemes(createTheme);

/**
 * Base UI and MUI System have no look of their own: only the reader's settings. Their theme has
 * a colour where the reader has chosen one, and none otherwise, as in an application.
 */
export default function SystemSandbox({ children }: { children: ReactNode }) {
  const mode = usePaletteMode();
  const [{ direction, spacing, paletteColors }] = useThemeState();
  const theme = useDeferredValue(
    getTheme({ direction, spacing, palette: { mode, ...paletteColors } }),
  );
  const stage = useMemo(() => ({ theme, settings: {} }), [theme]);
  return (
    <DemoStyles>
      <StageTheme.Provider value={stage}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </StageTheme.Provider>
    </DemoStyles>
  );
}
