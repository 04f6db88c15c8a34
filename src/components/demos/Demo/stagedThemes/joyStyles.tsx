/**
 * `@mui/joy/styles` as demos get it: themes of their own are put over that of the stage, as
 * in `materialStyles`.
 */
import { useContext, useMemo, type ComponentProps, type ReactNode } from 'react';
import {
  CssVarsProvider as LibraryCssVarsProvider,
  extendTheme as extendLibraryTheme,
  ThemeProvider as LibraryThemeProvider,
} from '@mui/joy/styles';
import { ThemeProvider as PlainThemeProvider } from '@mui/system';
import {
  createJoyDemoTheme,
  type JoyDemoTheme,
} from '../../../../brand/createJoyDemoTheme';
import { hashText } from '../../../../lib/text/hashText';
import { DemoVariables } from '../DemoVariables';
import { mergeStageTheme } from './mergeStageTheme';
import { findOptions, recordOptions } from './recordOptions';
import { StageTheme, type StageThemeValue } from './StageTheme';

export * from '@mui/joy/styles';

export const extendTheme = recordOptions(extendLibraryTheme);

/** Keys that become no CSS variables. */
const WITHOUT_VARIABLES = new Set([
  'breakpoints',
  'components',
  'direction',
  'spacing',
  'unstable_sxConfig',
]);

interface StagedTheme {
  theme: object;
  /** Its own CSS variables, and the prefix of their names. */
  own: { variables: JoyDemoTheme['variables']; prefix: string } | null;
}

function stageTheme(
  { theme: stage, settings }: StageThemeValue,
  own: object,
  options: Readonly<Record<string, unknown>>,
): StagedTheme {
  const merged = mergeStageTheme(stage, own, options);
  if (Object.keys(options).every((key) => WITHOUT_VARIABLES.has(key))) {
    return { theme: merged, own: null };
  }
  const prefix = `own-${hashText(JSON.stringify(options)).toString(36)}`;
  const { theme, variables } = createJoyDemoTheme(settings, options, prefix);
  return {
    theme: { ...theme, components: (merged as { components: object }).components },
    own: { variables, prefix },
  };
}

function StagedThemeProvider({
  stage,
  theme,
  children,
}: {
  stage: StageThemeValue;
  theme: object;
  children?: ReactNode;
}) {
  const staged = useMemo(
    () => stageTheme(stage, theme, findOptions(theme) ?? {}),
    [stage, theme],
  );
  return (
    <>
      {staged.own && (
        <DemoVariables rules={staged.own.variables} prefix={staged.own.prefix} />
      )}
      {/* The library's own would complete the theme once more, without the stage. */}
      <PlainThemeProvider theme={staged.theme}>{children}</PlainThemeProvider>
    </>
  );
}

export function ThemeProvider(props: ComponentProps<typeof LibraryThemeProvider>) {
  const stage = useContext(StageTheme);
  return stage && findOptions(props.theme) ? (
    <StagedThemeProvider stage={stage} theme={props.theme as object}>
      {props.children}
    </StagedThemeProvider>
  ) : (
    <LibraryThemeProvider {...props} />
  );
}

/** Whether a provider has props beside a theme: then the demo is about the provider. */
const isAboutProvider = (props: object) =>
  Object.keys(props).some((name) => name !== 'theme' && name !== 'children');

type Props = ComponentProps<typeof LibraryCssVarsProvider>;

/** In a stage it leaves the palette mode, and `<html>`, to the portal. */
export function CssVarsProvider(props: Props) {
  const stage = useContext(StageTheme);
  return stage && !isAboutProvider(props) ? (
    <StagedThemeProvider stage={stage} theme={props.theme ?? {}}>
      {props.children}
    </StagedThemeProvider>
  ) : (
    <LibraryCssVarsProvider {...props} />
  );
}
