import { extendTheme } from '@mui/joy/styles';
import {
  dropFallbacks,
  resolveVariables,
  type VariableValues,
} from '../../src/lib/theme/cssVariables';
import { flattenTheme, type ThemeValue } from '../../src/lib/theme/themeValues';

/** Parts that are shown, with the keys of the theme whose values each of them has. */
export const JOY_THEME_PARTS = {
  palette: ['palette'],
  radius: ['radius'],
  shadow: ['shadow', 'shadowRing', 'shadowChannel', 'shadowOpacity'],
  fontFamily: ['fontFamily'],
  fontSize: ['fontSize'],
  fontWeight: ['fontWeight'],
  lineHeight: ['lineHeight'],
  typography: ['typography'],
  spacing: ['spacing'],
  breakpoints: ['breakpoints'],
  zIndex: ['zIndex'],
  focus: ['focus'],
  variants: ['variants'],
  components: ['components'],
} as const;

/** Below `variants.soft.primary` are the styles of one element. */
const DEPTHS: Readonly<Record<string, number>> = { variants: 3 };

type Parts = Readonly<Record<string, readonly ThemeValue[]>>;

function describeValue(
  value: ThemeValue,
  values: { light: VariableValues; dark: VariableValues },
): ThemeValue {
  const { path, light: written, dark: writtenInDark = written } = value;
  const light = resolveVariables(written, values.light);
  const dark = resolveVariables(writtenInDark, values.dark);
  const lightSource = dropFallbacks(written, values.light);
  const darkSource = dropFallbacks(writtenInDark, values.dark);
  const variable = `--joy-${path.replace(/\W+/g, '-').replace(/-$/, '')}`;
  return {
    path,
    light,
    ...(dark === light ? {} : { dark }),
    ...(lightSource.includes('var(') ? { lightSource } : {}),
    ...(darkSource.includes('var(') && darkSource !== lightSource
      ? { darkSource }
      : {}),
    ...(Object.hasOwn(values.light, variable) ? { variable } : {}),
  };
}

let parts: Parts | undefined;

/**
 * The default theme of the installed `@mui/joy` in both colour schemes: what each value comes
 * to, how it refers to others, and its CSS variable; read once.
 */
export function readJoyThemeValues(): Parts {
  if (parts) {
    return parts;
  }
  const theme = extendTheme();
  const createScheme = (scheme: 'light' | 'dark') => ({
    theme: { ...theme, ...theme.colorSchemes[scheme] } as unknown as Readonly<
      Record<string, unknown>
    >,
    values: {
      ...theme.generateCssVars().css,
      ...theme.generateCssVars(scheme).css,
    } as VariableValues,
  });
  const light = createScheme('light');
  const dark = createScheme('dark');
  const values = { light: light.values, dark: dark.values };
  parts = Object.fromEntries(
    Object.entries(JOY_THEME_PARTS).map(([part, names]) => [
      part,
      names
        .flatMap((name) => flattenTheme(name, light.theme, dark.theme, DEPTHS[name]))
        .map((value) => describeValue(value, values)),
    ]),
  );
  return parts;
}
