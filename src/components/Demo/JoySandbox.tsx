import { useContext, useDeferredValue, useMemo, type ReactNode } from 'react';
import { ThemeProvider } from '@mui/system';
import type { BrandThemeOptions } from '../../brand/createBrandTheme';
import { createJoyDemoTheme } from '../../brand/createJoyDemoTheme';
import { rememberThemes } from '../../brand/rememberThemes';
import { usePaletteMode } from '../../hooks/usePaletteMode';
import { useThemeState } from '../../hooks/useThemeState';
import { createWindowComponents } from './createWindowComponents';
import { DemoDocument } from './DemoDocument';
import { DemoStyles } from './DemoStyles';
import { DemoVariables } from './DemoVariables';
import { StageTheme } from './stagedThemes/StageTheme';

const getStage = rememberThemes((settings: BrandThemeOptions) => ({
  settings,
  ...createJoyDemoTheme(settings),
}));

export default function JoySandbox({ children }: { children: ReactNode }) {
  const inner = useContext(DemoDocument);
  const paletteMode = usePaletteMode();
  const [{ direction, spacing }] = useThemeState();
  const made = useDeferredValue(getStage({ paletteMode, direction, spacing }));
  const stage = useMemo(() => {
    const { theme, settings } = made;
    return {
      settings,
      theme: inner ? { ...theme, components: createWindowComponents(inner) } : theme,
    };
  }, [inner, made]);
  return (
    <DemoStyles>
      <DemoVariables rules={made.variables} prefix="joy" />
      <StageTheme.Provider value={stage}>
        <ThemeProvider theme={stage.theme}>{children}</ThemeProvider>
      </StageTheme.Provider>
    </DemoStyles>
  );
}
