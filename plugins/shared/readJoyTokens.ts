import type { JoyTokens } from '../../src/lib/theme/joyTheme/tokens';
import type { ThemeValue } from '../../src/lib/theme/themeValues';
import { readJoyThemeValues } from './readJoyThemeValues';

/** Parts of the theme that a theme builder changes as they are. */
const SCALES = ['radius', 'fontFamily', 'fontSize', 'fontWeight'] as const;

/** `palette.primary[500]` → `primary.500` */
const toName = (path: string) =>
  path.replace(/^palette\./, '').replace(/\[(\d+)\]/, '.$1');

/**
 * A colour or a reference as tokens write them.
 *
 * @returns undefined for what is neither: a channel, or a colour with an opacity
 */
function toColour(text: string): string | undefined {
  const [, owner, name] = /^var\(--joy-palette-(\w+)-(\w+)\)$/.exec(text) ?? [];
  if (owner !== undefined) return `${owner}.${name}`;
  if (!/^#(?:[\da-f]{3}){1,2}$/i.test(text)) return undefined;
  const hex = text.toLowerCase();
  return hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
}

function listColours(value: ThemeValue): [path: string, text: string][] {
  const { path, light, dark = light, lightSource = light } = value;
  const darkSource = value.darkSource ?? (value.lightSource ? lightSource : dark);
  const sources = { light: lightSource, dark: darkSource };
  return Object.entries(sources).flatMap(([scheme, source]) => {
    const colour = toColour(source);
    return colour === undefined ? [] : [[`${scheme}.${toName(path)}`, colour]];
  });
}

/**
 * Reads the tokens of the installed `@mui/joy` that a theme builder can change, with their
 * default values.
 */
export function readJoyTokens(): JoyTokens {
  const { palette = [], focus = [], ...parts } = readJoyThemeValues();
  const scales = SCALES.flatMap((name) => parts[name] ?? []);
  const thickness = focus.filter(({ path }) => path === 'focus.thickness');
  return Object.fromEntries([
    ...palette.flatMap(listColours),
    ...[...scales, ...thickness].map(({ path, light, lightSource }) => [
      path,
      lightSource ?? light,
    ]),
  ]) as JoyTokens;
}
