import { useContext, useDeferredValue, useMemo, type ReactNode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { createDemoTheme } from '../../brand/createDemoTheme';
import { rememberThemes } from '../../brand/rememberThemes';
import { usePaletteMode } from '../../hooks/usePaletteMode';
import { useThemeState } from '../../hooks/useThemeState';
import { ComponentTexts, localizeComponents } from './ComponentTexts';
import { createWindowComponents } from './createWindowComponents';
import { DemoDocument } from './DemoDocument';
import { DemoStyles } from './DemoStyles';
import { DemoVariables } from './DemoVariables';

const getTheme = rememberThemes(createDemoTheme);

export default function MaterialSandbox({ children }: { children: ReactNode }) {
  const inner = useContext(DemoDocument);
  const texts = useContext(ComponentTexts);
  const paletteMode = usePaletteMode();
  const [{ dense, direction, spacing, paletteColors }] = useThemeState();
  // Deferred: a changed setting renders all live demos again, which must not be one task.
  const { theme, variables } = useDeferredValue(
    getTheme({ paletteMode, dense, direction, spacing, paletteColors }),
  );
  const ownTheme = useMemo(() => {
    const components = localizeComponents(theme.components, texts);
    return inner || texts
      ? {
          ...theme,
          components: { ...components, ...(inner && createWindowComponents(inner)) },
        }
      : theme;
  }, [inner, texts, theme]);
  return (
    <DemoStyles>
      <DemoVariables rules={variables} />
      <ThemeProvider theme={ownTheme}>{children}</ThemeProvider>
    </DemoStyles>
  );
}
