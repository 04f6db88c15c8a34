/** `@mui/system` as demos get it, with themes as in `materialStyles`. */
import { useContext, useMemo, type ComponentProps } from 'react';
import {
  createTheme as createLibraryTheme,
  ThemeProvider as LibraryThemeProvider,
} from '@mui/system';
import { mergeStageTheme } from './mergeStageTheme';
import { findOptions, recordOptions } from './recordOptions';
import { StageTheme } from './StageTheme';

export * from '@mui/system';

export const createTheme = recordOptions(createLibraryTheme);

type Props = ComponentProps<typeof LibraryThemeProvider>;

export function ThemeProvider({ theme, ...other }: Props) {
  const stage = useContext(StageTheme);
  const staged = useMemo(() => {
    const options = findOptions(theme);
    return stage && options ? mergeStageTheme(stage.theme, theme, options) : theme;
  }, [stage, theme]);
  return <LibraryThemeProvider theme={staged} {...other} />;
}
