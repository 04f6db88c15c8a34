import { useMemo, type ReactNode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { createDemoTheme } from '../../brand/createDemoTheme';
import { usePaletteMode } from '../../hooks/usePaletteMode';
import { useThemeState } from '../../hooks/useThemeState';
import { DemoStyles } from './DemoStyles';
import { DemoVariables } from './DemoVariables';

export default function MaterialSandbox({ children }: { children: ReactNode }) {
  const paletteMode = usePaletteMode();
  const [{ dense, direction, spacing, paletteColors }] = useThemeState();
  const { theme, variables } = useMemo(
    () => createDemoTheme({ paletteMode, dense, direction, spacing, paletteColors }),
    [paletteMode, dense, direction, spacing, paletteColors],
  );
  return (
    <DemoStyles>
      <DemoVariables rules={variables} />
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </DemoStyles>
  );
}
