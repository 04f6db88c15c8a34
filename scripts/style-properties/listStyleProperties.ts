import { serializeStyles } from '@emotion/serialize';
import * as system from '@mui/system';
import { unstable_defaultSxConfig, unstable_styleFunctionSx } from '@mui/system';
import { theme } from '../../docs/system/style-utilities/propertiesTheme';
import { EXAMPLES } from './examples';

/** A property of `sx` that MUI System handles itself. */
export interface StyleProperty {
  /** Key of the `sx` prop. */
  name: string;
  /** CSS properties that it sets, in kebab case. */
  css: readonly string[];
  /** Path of the theme in which values are looked up, if any. */
  themeKey: string | null;
  /** Conversion of a value, in words; null where it is passed on unchanged. */
  transform: string | null;
  /** A value that is tried. */
  value: string | number;
  /** Declarations that the package makes of it, with {@link theme}. */
  declarations: string;
  /** The media query around them, if any. */
  media: string | null;
}

/** Properties of one style function of the package, as `spacing`. */
export interface StylePropertyGroup {
  name: string;
  properties: readonly StyleProperty[];
}

interface SxConfigEntry {
  themeKey?: string;
  transform?: { name: string };
  style?: { name: string };
}

const CONFIG = unstable_defaultSxConfig as Record<string, SxConfigEntry>;

/** Style functions of the package, in the order of the navigation. */
const GROUPS = [
  'spacing',
  'sizing',
  'borders',
  'display',
  'flexbox',
  'grid',
  'palette',
  'positions',
  'shadows',
  'typography',
] as const;

const SCALED = 'number × unit';

/** Descriptions of the package's functions that convert a value, by their names. */
const TRANSFORMS: Readonly<Record<string, string>> = {
  borderTransform: 'number: px, solid',
  borderRadius: SCALED,
  gap: SCALED,
  columnGap: SCALED,
  rowGap: SCALED,
  margin: SCALED,
  padding: SCALED,
  maxWidth: 'breakpoint; up to 1: fraction, else px',
  sizingTransform: 'up to 1: fraction, else px',
  transform: 'for print alone',
};

/** Theme keys that stand in the functions of the package, not in its configuration. */
const THEME_KEYS: Readonly<Record<string, string>> = {
  gap: 'spacing',
  columnGap: 'spacing',
  rowGap: 'spacing',
  margin: 'spacing',
  padding: 'spacing',
  maxWidth: 'breakpoints.values',
};

function describe(name: string): StyleProperty {
  const { themeKey, transform, style } = CONFIG[name] ?? {};
  const value = EXAMPLES[name];
  if (value === undefined) {
    throw new Error(`scripts/style-properties/examples.ts has no value for ${name}`);
  }
  const styles = unstable_styleFunctionSx({ sx: { [name]: value }, theme }) ?? {};
  const { styles: text } = serializeStyles([styles as Record<string, string>]);
  const [, media = null, block = text] =
    /^(@media [^{]+)\{(.*)\}$/s.exec(text) ?? [];
  const declarations = block.replace(/;$/, '').split(';');
  return {
    name,
    css: declarations.map((declaration) => declaration.split(':')[0] ?? ''),
    themeKey: themeKey ?? THEME_KEYS[style?.name ?? ''] ?? null,
    transform: TRANSFORMS[style?.name ?? transform?.name ?? ''] ?? null,
    value,
    declarations: declarations
      .map((declaration) => declaration.replace(':', ': '))
      .join('; '),
    media,
  };
}

/**
 * Lists all properties that MUI System handles itself, each with a value that was put through
 * the package. Source: `unstable_defaultSxConfig` and the style functions of `@mui/system`.
 *
 * @throws if there is no value to try for a property
 */
export const listStyleProperties = (): StylePropertyGroup[] =>
  GROUPS.map((group) => ({
    name: group,
    properties: system[group].filterProps.map(describe),
  }));
