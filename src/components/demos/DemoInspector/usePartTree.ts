import { useEffect, useState } from 'react';
import type { PartIndex } from '../../../lib/demos/demoParts/readPartNames';
import { readPartTree, type DemoPart } from './readPartTree';

/** Events that may move a part without changing the tree. */
const MOVES = ['scroll', 'transitionend', 'animationend'] as const;

/**
 * Returns the parts of a running demo, read again when it changes, moves or is resized.
 *
 * @param area element the demo stands in
 */
export function usePartTree(
  area: HTMLElement,
  index: PartIndex,
): readonly DemoPart[] {
  const [parts, setParts] = useState(() => readPartTree(area, index));

  useEffect(() => {
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setParts(readPartTree(area, index)));
    };
    const changes = new MutationObserver(update);
    const sizes = new ResizeObserver(update);
    const inner = [...area.querySelectorAll('iframe')].map(
      ({ contentDocument }) => contentDocument,
    );
    const documents = [area.ownerDocument, ...inner].filter((one) => one !== null);
    for (const root of [area, ...inner.map((one) => one?.body)]) {
      if (!root) continue;
      changes.observe(root, {
        subtree: true,
        childList: true,
        attributeFilter: ['class'],
      });
      sizes.observe(root);
    }
    for (const owner of documents) {
      MOVES.forEach((type) => owner.addEventListener(type, update, true));
    }
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      for (const owner of documents) {
        MOVES.forEach((type) => owner.removeEventListener(type, update, true));
      }
    };
  }, [area, index]);

  return parts;
}
