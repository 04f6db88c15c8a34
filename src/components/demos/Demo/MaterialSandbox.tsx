import { useContext, useDeferredValue, useMemo, type ReactNode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import type { BrandThemeOptions } from '../../../brand/createBrandTheme';
import { createDemoTheme } from '../../../brand/createDemoTheme';
import { memoizeThemes } from '../../../brand/memoizeThemes';
import { usePaletteMode } from '../../../hooks/usePaletteMode';
import { useThemeState } from '../../../hooks/useThemeState';
import { ComponentTexts, localizeComponents } from './ComponentTexts';
import { createWindowComponents } from './createWindowComponents';
import { DemoDocument } from './DemoDocument';
import { DemoStyles } from './DemoStyles';
import { DemoVariables } from './DemoVariables';
import { StageTheme } from './stagedThemes/StageTheme';

const getStage = memoizeThemes((settings: BrandThemeOptions) => ({
  settings,
  ...createDemoTheme(settings),
}));

export default function MaterialSandbox({ children }: { children: ReactNode }) {
  const inner = useContext(DemoDocument);
  const texts = useContext(ComponentTexts);
  const paletteMode = usePaletteMode();
  const [{ dense, direction, spacing, paletteColors }] = useThemeState();
  // Deferred: a changed setting renders all live demos again, which must not be one task.
  const made = useDeferredValue(
    getStage({ paletteMode, dense, direction, spacing, paletteColors }),
  );
  const stage = useMemo(() => {
    const { theme, settings } = made;
    const components = localizeComponents(theme.components, texts);
    return {
      settings,
      theme:
        inner || texts
          ? {
              ...theme,
              components: {
                ...components,
                ...(inner && createWindowComponents(inner)),
              },
            }
          : theme,
    };
  }, [inner, texts, made]);
  return (
    <DemoStyles>
      <DemoVariables rules={made.variables} />
      <StageTheme.Provider value={stage}>
        <ThemeProvider theme={stage.theme}>{children}</ThemeProvider>
      </StageTheme.Provider>
    </DemoStyles>
  );
}
