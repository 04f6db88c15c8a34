import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiPageData } from '../types';

/** Page and anchor of a component in the reference. */
export interface ApiPlace {
  name: string;
  slug: string;
  /** Its page, with hash on pages of several components. */
  href: string;
  /** Module of the page's data. */
  module: string;
  /** Anchors of its rows by the names of its props. */
  anchors: ReadonlyMap<string, string>;
  /** Whether it is known what it is made of. */
  hasAnatomy: boolean;
}

/** Components by `package#name`. */
export type ApiPlaces = ReadonlyMap<string, ApiPlace>;

const loaded = new Map<string, ApiPlaces>();

/**
 * Reads where every component of the reference stands, from the data its pages have. Read
 * once: the data is written before the first page is compiled. Empty without data.
 *
 * @param folder holds `<set>/…/<page>.json`
 */
export function loadApiPlaces(folder: string): ApiPlaces {
  const known = loaded.get(folder);
  if (known) {
    return known;
  }
  const places = new Map<string, ApiPlace>();
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  for (const entry of files.filter((file) => file.endsWith('.json')).sort()) {
    const data = JSON.parse(
      readFileSync(path.join(folder, entry), 'utf8'),
    ) as ApiPageData;
    const module = `@generated/api-reference/${entry.split(path.sep).join('/')}`;
    for (const { name, slug, href, props, ...component } of data.components ?? []) {
      const anchors = new Map(props.map((prop) => [prop.name, prop.anchor]));
      places.set(`${component.package}#${name}`, {
        name,
        slug,
        href,
        module,
        anchors,
        hasAnatomy: component.anatomy !== undefined,
      });
    }
  }
  loaded.set(folder, places);
  return places;
}
