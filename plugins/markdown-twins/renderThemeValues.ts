import type { PhrasingContent, RootContent } from 'mdast';
import { dependOnMode } from '../../src/lib/themeValues';
import { readThemeValues } from '../shared/readThemeValues';
import { emphasis, inlineCode, table } from './markdownNodes';

const toCell = (value: string): PhrasingContent[] => [
  value === 'function' ? emphasis(value) : inlineCode(value),
];

/**
 * The values of a part of the default theme, as `<ThemeValues of="palette" />` shows them.
 *
 * @param name of the part
 * @param place file and line of the element
 * @throws if there is no such part
 */
export function renderThemeValues(name: string, place: string): RootContent[] {
  const values = readThemeValues()[name];
  if (!values) {
    throw new Error(`${place}: the default theme has no "${name}"`);
  }
  const hasModes = dependOnMode(values);
  return [
    table(
      hasModes ? ['Key', 'Light', 'Dark'] : ['Key', 'Value'],
      values.map(({ path, light, dark = light }) => [
        [inlineCode(path)],
        toCell(light),
        ...(hasModes ? [toCell(dark)] : []),
      ]),
    ),
  ];
}
