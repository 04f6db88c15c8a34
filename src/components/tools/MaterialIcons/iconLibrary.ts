import manifest from '@generated/material-icons/default/manifest.json';
import {
  createDrawingStore,
  type Drawings,
} from '../../../lib/icons/createDrawingStore';
import {
  DEFAULT_ICON_STYLE,
  ICON_STYLES,
  type IconStyle,
} from '../../../lib/icons/iconStyles';
import { createIconIndex, type IconIndex } from '../../../lib/icons/searchIcons';
import { ICON_SYNONYMS } from '../../../lib/icons/synonyms';

/** Names of all icons, in the order of the alphabet. */
export const ICON_NAMES: readonly string[] = manifest.names.split(' ');

const places = new Map(ICON_NAMES.map((name, index) => [name, index]));

export const isIcon = (name: string): boolean => places.has(name);

export const nameToIndex = (name: string): number => places.get(name) ?? -1;

export function listStyles(name: string): readonly IconStyle[] {
  return Object.hasOwn(manifest.partial, name)
    ? (manifest.partial[name] ?? [])
    : ICON_STYLES.map(({ id }) => id);
}

/** The style an icon is shown in: brands have one alone. */
export function chooseStyle(name: string, style: IconStyle): IconStyle {
  return listStyles(name).includes(style) ? style : DEFAULT_ICON_STYLE;
}

/** Other icons that are drawn like this one in all styles. */
export function listTwins(name: string): readonly string[] {
  const group = manifest.twins.find((names) => names.includes(name)) ?? [];
  return group.filter((other) => other !== name);
}

let index: IconIndex | undefined;

/** Takes some milliseconds the first time. */
export function getIconIndex(): IconIndex {
  index ??= createIconIndex(ICON_NAMES, ICON_SYNONYMS);
  return index;
}

export function createIconStore(baseUrl: string) {
  return createDrawingStore({
    chunkSize: manifest.chunkSize,
    async load(style, chunk) {
      const response = await fetch(
        `${baseUrl}${manifest.folder}${style}-${chunk}.json`,
      );
      if (!response.ok) {
        throw new Error(`${response.status}`);
      }
      const drawings = (await response.json()) as unknown;
      if (!Array.isArray(drawings)) {
        throw new Error('not a file of drawings');
      }
      return drawings as Drawings;
    },
  });
}
