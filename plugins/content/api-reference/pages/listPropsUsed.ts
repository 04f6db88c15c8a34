import type { ApiPlace } from './loadApiPlaces';
import { loadDemoUses } from './loadDemoUses';

/** Props of one component that a demo sets, with the anchors of their rows. */
export interface PropsUsed {
  component: string;
  props: { name: string; anchor: string }[];
}

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
  const uses = loadDemoUses(folder, name) ?? new Map<string, Set<string>>();
  return [...places].flatMap(([key, { name: component, anchors }]) => {
    const props = [...(uses.get(key) ?? [])].flatMap((prop) => {
      const anchor = anchors.get(prop);
      return anchor ? [{ name: prop, anchor }] : [];
    });
    return props.length > 0 ? [{ component, props }] : [];
  });
}
