import { listImportedComponents } from '../../../lib/demos/demoParts/listImportedComponents';
import {
  createPartIndex,
  type PartIndex,
} from '../../../lib/demos/demoParts/readPartNames';
import type { PartComponent } from '../../../lib/demos/demoParts/types';
import type { DemoVariant } from '../../../../plugins/content/demos/types';
import type { DemoLibrary } from '../Demo/DemoLibrary';

export { Inspector } from './Inspector';

type PartList = Promise<{ default: PartComponent[] }>;

const loadMaterial = (): PartList =>
  import('@generated/demo-parts/default/material-ui.json');
const loadSystem = (): PartList =>
  import('@generated/demo-parts/default/system.json');

/** Lists of components that the demos of a library may show, its own first. */
const LISTS: Record<DemoLibrary, () => PartList[]> = {
  'material-ui': () => [
    loadMaterial(),
    import('@generated/demo-parts/default/x.json'),
  ],
  'joy-ui': () => [import('@generated/demo-parts/default/joy-ui.json')],
  'base-ui': () => [
    import('@generated/demo-parts/default/base-ui.json'),
    loadSystem(),
  ],
  system: () => [loadSystem(), loadMaterial()],
};

/**
 * Loads what the parts of a library's components are called.
 *
 * @throws if a chunk cannot be had
 */
export async function loadPartIndex(library: DemoLibrary): Promise<PartIndex> {
  const lists = await Promise.all(LISTS[library]());
  return createPartIndex(lists.map(({ default: list }) => list));
}

/** Lists the components that a demo and the files beside it import. */
export function listDemoComponents({ TS }: DemoVariant): Set<string> {
  return listImportedComponents(
    [TS, ...TS.files].map(({ source }) => source).join('\n'),
  );
}
