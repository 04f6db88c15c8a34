import { memberToAnchor } from '../../reference/apiAnchors';
import type { PartClass, PartComponent, PartName } from './types';

/** Components by what their classes begin with. */
export type PartIndex = ReadonlyMap<string, PartComponent>;

/** `MuiSlider-thumb`, `base-Slider-thumb`, `MuiDataGrid-cell--textLeft` */
const CLASS = /^((?:base-)?\w+)-(.+)$/;

/**
 * Puts the components of several products together; of two that share a prefix, the first wins.
 *
 * @param lists as `plugins/content/demo-parts` publishes them
 */
export function createPartIndex(
  lists: readonly (readonly PartComponent[])[],
): PartIndex {
  const index = new Map<string, PartComponent>();
  for (const component of lists.flat()) {
    if (!index.has(component.prefix)) index.set(component.prefix, component);
  }
  return index;
}

function listOwnKeys(
  classNames: readonly string[],
  index: PartIndex,
): Map<PartComponent, string[]> {
  const keys = new Map<PartComponent, string[]>();
  for (const className of classNames) {
    const [, prefix = '', key = ''] = CLASS.exec(className) ?? [];
    const component = index.get(prefix);
    if (component) {
      keys.set(component, [...(keys.get(component) ?? []), key]);
    }
  }
  return keys;
}

/**
 * Tells which parts an element is, by its classes, the outermost component last: components write
 * their own classes before those they are given.
 *
 * @example
 * // ['MuiButtonBase-root', 'MuiButton-root', 'MuiButton-text'] → ButtonBase root, Button root
 */
export function readPartNames(
  classNames: readonly string[],
  index: PartIndex,
): PartName[] {
  return [...listOwnKeys(classNames, index)].flatMap(([component, keys]) => {
    const key = keys.find((one) => component.parts.includes(one));
    return key === undefined ? [] : [{ component, key }];
  });
}

function listStates(
  { component }: PartName,
  classNames: readonly string[],
): PartClass[] {
  return Object.entries(component.states)
    .filter(([, className]) => classNames.includes(className))
    .map(([key, className]) => ({ className, kind: 'state', component, key }));
}

/** Lists the classes of an element that the reference explains, each once. */
export function listPartClasses(
  classNames: readonly string[],
  index: PartIndex,
): PartClass[] {
  const own = [...listOwnKeys(classNames, index)].flatMap(([component, keys]) =>
    [...new Set(keys)].flatMap((key): PartClass[] => {
      const kind = component.parts.includes(key) ? 'part' : 'modifier';
      return kind === 'part' || component.modifiers.includes(key)
        ? [{ className: `${component.prefix}-${key}`, kind, component, key }]
        : [];
    }),
  );
  const states = readPartNames(classNames, index).flatMap((name) =>
    listStates(name, classNames),
  );
  // The outermost component speaks for a state that several of them name.
  const named = new Map(states.map((state) => [state.className, state]));
  return [...own, ...named.values()];
}

/** Returns the address of the reference for a class of a component, or the slot of that name. */
export function getPartHref(
  component: PartComponent,
  kind: 'slot' | 'class',
  key: string,
): string {
  const [page = ''] = component.href.split('#');
  return `${page}#${memberToAnchor(component.name, kind, key)}`;
}
