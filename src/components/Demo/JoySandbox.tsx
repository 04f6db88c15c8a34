import { useMemo, type ReactNode } from 'react';
import { ThemeProvider } from '@mui/system';
import { createJoyDemoTheme } from '../../brand/createJoyDemoTheme';
import { usePaletteMode } from '../../hooks/usePaletteMode';
import { useThemeState } from '../../hooks/useThemeState';
import { DemoStyles } from './DemoStyles';
import { DemoVariables } from './DemoVariables';

export default function JoySandbox({ children }: { children: ReactNode }) {
  const paletteMode = usePaletteMode();
  const [{ direction, spacing }] = useThemeState();
  const { theme, variables } = useMemo(
    () => createJoyDemoTheme({ paletteMode, direction, spacing }),
    [paletteMode, direction, spacing],
  );
  return (
    <DemoStyles>
      <DemoVariables rules={variables} prefix="joy" />
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </DemoStyles>
  );
}
