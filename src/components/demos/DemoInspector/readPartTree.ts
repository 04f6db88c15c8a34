import {
  readPartNames,
  type PartIndex,
} from '../../../lib/demos/demoParts/readPartNames';
import type { PartNode } from '../../../lib/demos/demoParts/types';

/** A part of a running demo. */
export interface DemoPart extends PartNode {
  element: Element;
}

const readClassNames = (element: Element) => [...element.classList];

/** Elements rendered into the demo's own window lie in its frame. */
function listElements(root: Element): Element[] {
  return [...root.querySelectorAll('[class], iframe')].flatMap((element) => {
    const inner = (element as HTMLIFrameElement).contentDocument?.body;
    return inner ? listElements(inner) : [element];
  });
}

/** Stylings that are not chosen are in the page, too. */
const isDrawn = (element: Element) =>
  typeof element.checkVisibility !== 'function' || element.checkVisibility();

/**
 * Finds the parts of a running demo, in the order of the document, each with the one it stands in.
 *
 * @param root element the demo stands in
 */
export function readPartTree(root: Element, index: PartIndex): DemoPart[] {
  const parts: DemoPart[] = [];
  const known = new Map<Element, number>();
  for (const element of listElements(root)) {
    const names = readPartNames(readClassNames(element), index);
    if (names.length > 0 && isDrawn(element)) {
      let around = element.parentElement;
      while (around && !known.has(around)) around = around.parentElement;
      known.set(element, parts.length);
      parts.push({
        element,
        names,
        parent: around ? (known.get(around) ?? -1) : -1,
      });
    }
  }
  return parts;
}
