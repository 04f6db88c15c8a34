import type { PhrasingContent, RootContent } from 'mdast';
import { dependOnMode, type ThemeValue } from '../../../src/lib/theme/themeValues';
import { emphasis, inlineCode, table } from './markdownNodes';

const toCell = (value: string): PhrasingContent[] => [
  value === 'function' ? emphasis(value) : inlineCode(value),
];

/**
 * The values of a part of a default theme, as `<ThemeValues of="palette" />` shows them.
 *
 * @param parts values of the theme by the names of its parts
 * @param name of the part
 * @param place file and line of the element
 * @throws if there is no such part
 */
export function renderThemeValues(
  parts: Readonly<Record<string, readonly ThemeValue[]>>,
  name: string,
  place: string,
): RootContent[] {
  const values = parts[name];
  if (!values) {
    throw new Error(`${place}: the default theme has no "${name}"`);
  }
  const hasModes = dependOnMode(values);
  const hasVariables = values.some(({ variable }) => variable !== undefined);
  return [
    table(
      [
        'Key',
        ...(hasVariables ? ['CSS variable'] : []),
        ...(hasModes ? ['Light', 'Dark'] : ['Value']),
      ],
      values.map(({ path, variable, light, dark = light }) => [
        [inlineCode(path)],
        ...(hasVariables ? [variable ? [inlineCode(variable)] : []] : []),
        toCell(light),
        ...(hasModes ? [toCell(dark)] : []),
      ]),
    ),
  ];
}
