/**
 * `@mui/material/styles` as demos get it: themes of their own are put over that of the
 * stage, so that the code they show is as one would write it in an application, and follows
 * the reader's settings all the same.
 */
import { useContext, useMemo, type ReactNode } from 'react';
import {
  createTheme as createLibraryTheme,
  responsiveFontSizes as makeFontsResponsive,
  ThemeProvider as LibraryThemeProvider,
  type PaletteOptions,
  type Theme,
} from '@mui/material/styles';
import {
  createDemoTheme,
  type DemoTheme,
  type VariableRules,
} from '../../../../brand/createDemoTheme';
import { hashText } from '../../../../lib/text/hashText';
import { DemoVariables } from '../DemoVariables';
import { mergeStageTheme } from './mergeStageTheme';
import { findOptions, passOptions, recordOptions } from './recordOptions';
import { StageTheme, type StageThemeValue } from './StageTheme';

export * from '@mui/material/styles';

export const createTheme = recordOptions(createLibraryTheme);

export const responsiveFontSizes: typeof makeFontsResponsive = (theme, options) =>
  passOptions(theme, makeFontsResponsive(theme, options), ['typography']);

interface StagedTheme {
  theme: Theme;
  /** Colours of its own as variables of its own, and the prefix of their names. */
  colours: { variables: VariableRules; prefix: string } | null;
}

/** Leaves out what is no colour: that comes from the variables of the stage. */
const keepColours = (
  rules: VariableRules,
  starts: readonly string[],
): VariableRules =>
  Object.fromEntries(
    Object.entries(rules).map(([selector, variables]) => [
      selector,
      Object.fromEntries(
        Object.entries(variables).filter(([name]) =>
          starts.some((start) => name.startsWith(start)),
        ),
      ),
    ]),
  );

function stageTheme(
  { theme: stage, settings }: StageThemeValue,
  own: object,
  options: Readonly<Record<string, unknown>>,
): StagedTheme {
  const merged = mergeStageTheme(stage, own, options) as DemoTheme['theme'] & {
    vars: object;
  };
  const palette = options.palette as PaletteOptions | undefined;
  if (!palette) {
    return { theme: merged, colours: null };
  }
  const prefix = `own-${hashText(JSON.stringify(palette)).toString(36)}`;
  const { theme, variables } = createDemoTheme({ ...settings, palette, prefix });
  const { vars } = theme as unknown as {
    vars: { palette: object; overlays: object };
  };
  // Paper is lighter where it is raised in dark mode: as the stage has it, unless the demo says
  // which mode its theme has.
  const raised = palette.mode ? { overlays: vars.overlays } : {};
  const groups = Object.keys({ palette, ...raised });
  return {
    theme: {
      ...merged,
      palette: theme.palette,
      vars: { ...merged.vars, ...raised, palette: vars.palette },
    } as Theme,
    colours: {
      variables: keepColours(
        variables,
        groups.map((group) => `--${prefix}-${group}-`),
      ),
      prefix,
    },
  };
}

export function ThemeProvider({
  theme,
  children,
}: {
  theme: Partial<Theme> | ((outer: Theme) => Theme);
  children?: ReactNode;
}) {
  const stage = useContext(StageTheme);
  const staged = useMemo(() => {
    const options = findOptions(theme);
    return stage && options ? stageTheme(stage, theme, options) : null;
  }, [stage, theme]);
  const colours = staged?.colours;
  return (
    <>
      {colours && (
        <DemoVariables rules={colours.variables} prefix={colours.prefix} />
      )}
      <LibraryThemeProvider theme={staged?.theme ?? theme}>
        {children}
      </LibraryThemeProvider>
    </>
  );
}
