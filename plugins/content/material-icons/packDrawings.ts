import {
  ICON_STYLES,
  iconToModule,
  modulesToIcons,
} from '../../../src/lib/icons/iconStyles';
import { hashContent } from '../../shared/hashContent';
import type { IconManifest } from './types';

/** About 10 kB of compressed drawings in a file. */
export const CHUNK_SIZE = 96;

/** Fewest icons of a package that was read in full. */
const LEAST_ICONS = 2000;

export interface PackedDrawings {
  /** Text by path below the site's folder. */
  files: ReadonlyMap<string, string>;
  manifest: IconManifest;
}

/**
 * Puts drawings into files of some dozens, so that a page loads what it shows.
 *
 * @param drawings markup by name of the module
 * @param least fewest icons there have to be
 * @throws if there are fewer
 */
export function packDrawings(
  drawings: ReadonlyMap<string, string>,
  least = LEAST_ICONS,
): PackedDrawings {
  const icons = modulesToIcons([...drawings.keys()]);
  if (icons.size < least) {
    throw new Error(
      `material-icons: found ${icons.size} icons, expected at least ${least}`,
    );
  }
  const names = [...icons.keys()];
  const chunks = new Map<string, string>();
  for (const { id } of ICON_STYLES) {
    for (let start = 0; start < names.length; start += CHUNK_SIZE) {
      const markups = names
        .slice(start, start + CHUNK_SIZE)
        .map((name) => drawings.get(iconToModule(name, id)) ?? null);
      chunks.set(`${id}-${start / CHUNK_SIZE}.json`, JSON.stringify(markups));
    }
  }
  const hash = hashContent([...chunks].flat().join('\n'));
  const folder = `assets/material-icons-${hash}/`;
  return {
    files: new Map([...chunks].map(([file, text]) => [`${folder}${file}`, text])),
    manifest: {
      names: names.join(' '),
      partial: Object.fromEntries(
        [...icons].filter(([, styles]) => styles.length < ICON_STYLES.length),
      ),
      twins: findTwins(names, drawings),
      folder,
      chunkSize: CHUNK_SIZE,
    },
  };
}

function findTwins(
  names: readonly string[],
  drawings: ReadonlyMap<string, string>,
): string[][] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const key = ICON_STYLES.map(({ id }) =>
      drawings.get(iconToModule(name, id)),
    ).join('\n');
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
