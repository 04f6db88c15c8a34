import {
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { ThemeProvider } from '@mui/system';
import {
  createJoyDemoTheme,
  type JoyThemeSettings,
} from '../../../brand/createJoyDemoTheme';
import { memoizeThemes } from '../../../brand/memoizeThemes';
import { followJoyTheme } from '../../../state/joyThemeChannel';
import { joyThemeStore } from '../../../state/joyThemeStore';
import { paletteToOptions } from '../../../lib/theme/joyTheme/paletteToOptions';
import { usePaletteMode } from '../../../hooks/usePaletteMode';
import { useThemeState } from '../../../hooks/useThemeState';
import { createWindowComponents } from './createWindowComponents';
import { DemoDocument } from './DemoDocument';
import { DemoStyles } from './DemoStyles';
import { DemoVariables } from './DemoVariables';
import { StageTheme } from './stagedThemes/StageTheme';

const getStage = memoizeThemes((settings: JoyThemeSettings) => ({
  settings,
  ...createJoyDemoTheme(settings),
}));

export default function JoySandbox({ children }: { children: ReactNode }) {
  const inner = useContext(DemoDocument);
  const paletteMode = usePaletteMode();
  const [{ direction, spacing, paletteColors }] = useThemeState();
  const built = useSyncExternalStore(
    joyThemeStore.subscribe,
    joyThemeStore.get,
    () => null,
  );
  useEffect(followJoyTheme, []);
  const chosen = useMemo(() => paletteToOptions(paletteColors), [paletteColors]);
  // A theme that is being built begins as the default theme, whatever else is chosen.
  const options = built ?? chosen;
  const made = useDeferredValue(
    getStage({
      paletteMode,
      direction,
      spacing,
      ...(options ? { options } : {}),
    }),
  );
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
