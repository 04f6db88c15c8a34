import { COLOURS, SCHEMES, type Colour, type JoyTokens } from './tokens';
import { tokensToOptions, type ThemeOptions } from './tokensToOptions';

const IMPORT = "import { extendTheme } from '@mui/joy/styles';\n\n";

/** Name of a constant, printed as it is. */
class Name {
  constructor(readonly text: string) {}
}

type Printed = { [key: string]: Printed } | ThemeOptions | string | number | Name;

function printString(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\');
  return text.includes("'") && !text.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replaceAll("'", "\\'")}'`;
}

function printValue(value: Printed, indent: string): string {
  if (value instanceof Name) return value.text;
  if (typeof value !== 'object') {
    return typeof value === 'string' ? printString(value) : String(value);
  }
  const inner = `${indent}  `;
  const entries = Object.entries(value as Record<string, Printed>);
  const printed = entries.map(([key, entry]) => {
    const text = printValue(entry, inner);
    // A constant of the same name.
    return text === key ? key : `${key}: ${text}`;
  });
  const line = `{ ${printed.join(', ')} }`;
  const isShort = line.length + indent.length <= 60 && !line.includes('\n');
  const hasObject = entries.some(
    ([, entry]) => typeof entry === 'object' && !(entry instanceof Name),
  );
  return isShort && !hasObject
    ? line
    : `{\n${printed.map((entry) => `${inner}${entry},\n`).join('')}${indent}}`;
}

const hasEntries = (palette: ThemeOptions, colour: Colour) =>
  Object.keys(palette[colour] ?? {}).length;

/** Colours that are changed alike in both schemes, and long enough to be written once. */
function findShared(palettes: readonly ThemeOptions[]): Colour[] {
  const [light = {}, dark = {}] = palettes;
  return COLOURS.filter(
    (colour) =>
      hasEntries(light, colour) > 1 &&
      JSON.stringify(light[colour]) === JSON.stringify(dark[colour]),
  );
}

/**
 * The file of a theme that sets these tokens, ready to paste. A colour that is the same in
 * both schemes is a constant.
 *
 * @param tokens what differs from the default theme
 */
export function printJoyTheme(tokens: JoyTokens): string {
  const options = tokensToOptions(tokens);
  const schemes = (options.colorSchemes ?? {}) as Record<
    string,
    { palette: ThemeOptions } | undefined
  >;
  const shared = findShared(SCHEMES.map((name) => schemes[name]?.palette ?? {}));
  const constants = shared.map((colour) => {
    const value = schemes.light?.palette[colour] as ThemeOptions;
    return `const ${colour} = ${printValue(value, '')};\n\n`;
  });
  const names = Object.fromEntries(
    shared.map((colour) => [colour, new Name(colour)]),
  );
  const withNames = Object.fromEntries(
    Object.entries(schemes).map(([name, scheme]) => [
      name,
      { palette: { ...scheme?.palette, ...names } },
    ]),
  );
  const printed: Printed = {
    ...options,
    ...(options.colorSchemes ? { colorSchemes: withNames as Printed } : {}),
  };
  const isEmpty = Object.keys(options).length === 0;
  const call = isEmpty ? '' : openObject(printValue(printed, ''));
  return `${IMPORT}${constants.join('')}export const theme = extendTheme(${call});\n`;
}

/** The options have a line for each key, even where they are short. */
const openObject = (text: string) => text.replace(/^\{ (.*) \}$/, '{\n  $1,\n}');
