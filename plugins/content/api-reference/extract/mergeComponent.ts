import type { ApiComponent } from '../types';
import { createEntry } from './createEntry';
import { noteAnomaly } from './createWorkspace';
import type { DiscoveredExport } from './discoverExports';
import { readClasses } from './readClasses';
import { findPropTypes, readJavaScript } from './readJavaScript';
import type { EntryContext } from './readMember';
import { readComponentSignature, readProps } from './readProps';
import { readPropTypes } from './readPropTypes';
import { readRefTarget } from './readRefTarget';
import { readSlots } from './readSlots';

/**
 * Puts together what the module, the declaration and the running code say of a component.
 * Props it inherits and demos are added when the pages are written.
 *
 * @returns null for an export that cannot be rendered, which is noted as a fatal anomaly
 */
export function mergeComponent(
  context: EntryContext,
  found: DiscoveredExport,
): ApiComponent | null {
  const { workspace } = context;
  const where = `${found.spec.name} ${found.name}`;
  const signature = readComponentSignature(workspace, found);
  if (!signature) {
    noteAnomaly(workspace, where, 'has no signature of a component', true);
    return null;
  }
  const javaScript = readJavaScript(workspace, found);
  const object = javaScript && findPropTypes(javaScript, found);
  if (!object)
    noteAnomaly(workspace, where, 'has no propTypes; its types speak alone');
  const { propsType, isPolymorphic } = signature;
  const props = readProps(
    context,
    found,
    signature,
    object && readPropTypes(object),
  );
  const themeName = javaScript?.themeName;
  const classes = readClasses(
    context,
    found,
    propsType,
    themeName ??
      (found.spec.product === 'base-ui' ? found.name : `Mui${found.name}`),
  );
  const refTarget = readRefTarget(context, found, propsType);
  const { inherits } = found;
  return {
    kind: 'component',
    ...createEntry(workspace, found),
    props,
    slots: readSlots(context, found, propsType, classes),
    classes,
    ...(refTarget ? { refTarget } : {}),
    ...(javaScript?.isSpread ? { isSpread: true } : {}),
    ...(themeName ? { themeName, hasThemeDefaults: true } : {}),
    ...(inherits
      ? { inheritance: { name: inherits.name, href: inherits.pathname, props: [] } }
      : {}),
    ...(isPolymorphic ? { isPolymorphic: true } : {}),
    demos: [],
  };
}
