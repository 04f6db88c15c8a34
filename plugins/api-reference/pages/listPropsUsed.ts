import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDemoUses } from './collectDemoUses';
import type { ApiPlace } from './loadApiPlaces';

/** Props of one component that a demo sets, with the anchors of their rows. */
export interface PropsUsed {
  component: string;
  props: { name: string; anchor: string }[];
}

/** Where the source of a demo may be: a file, or a folder with one file a styling. */
const listSources = (folder: string, name: string) => [
  path.join(folder, `${name}.tsx`),
  path.join(folder, name, 'system.tsx'),
];

/**
 * Lists the props that a demo sets on the components its page documents.
 *
 * @param folder of the page, absolute
 * @param places of the components of the page, by `package#name`
 * @returns in the order of the components; components whose props it does not set are left
 *   out, as are props of their parents
 */
export function listPropsUsed(
  name: string,
  folder: string,
  places: ReadonlyMap<string, ApiPlace>,
): PropsUsed[] {
  // A demo that is missing is named by the plugin that shows it, with its line.
  const file = listSources(folder, name).find(existsSync);
  const uses = file
    ? readDemoUses(readFileSync(file, 'utf8'))
    : new Map<string, Set<string>>();
  return [...places].flatMap(([key, { name: component, anchors }]) => {
    const props = [...(uses.get(key) ?? [])].flatMap((prop) => {
      const anchor = anchors.get(prop);
      return anchor ? [{ name: prop, anchor }] : [];
    });
    return props.length > 0 ? [{ component, props }] : [];
  });
}
