import { useContext, useDeferredValue, useMemo, type ReactNode } from 'react';
import { ThemeProvider } from '@mui/system';
import { createJoyDemoTheme } from '../../brand/createJoyDemoTheme';
import { rememberThemes } from '../../brand/rememberThemes';
import { usePaletteMode } from '../../hooks/usePaletteMode';
import { useThemeState } from '../../hooks/useThemeState';
import { createWindowComponents } from './createWindowComponents';
import { DemoDocument } from './DemoDocument';
import { DemoStyles } from './DemoStyles';
import { DemoVariables } from './DemoVariables';

const getTheme = rememberThemes(createJoyDemoTheme);

export default function JoySandbox({ children }: { children: ReactNode }) {
  const inner = useContext(DemoDocument);
  const paletteMode = usePaletteMode();
  const [{ direction, spacing }] = useThemeState();
  const { theme, variables } = useDeferredValue(
    getTheme({ paletteMode, direction, spacing }),
  );
  const ownTheme = useMemo(
    () =>
      inner
        ? {
            ...theme,
            components: createWindowComponents(inner),
          }
        : theme,
    [inner, theme],
  );
  return (
    <DemoStyles>
      <DemoVariables rules={variables} prefix="joy" />
      <ThemeProvider theme={ownTheme}>{children}</ThemeProvider>
    </DemoStyles>
  );
}
