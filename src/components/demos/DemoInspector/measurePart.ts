/** Place of an element in the window of the page, in pixels. */
export interface PartBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Measures an element of the page, or of a demo's own window in it. */
export function measurePart(element: Element): PartBox {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = element.ownerDocument.defaultView?.frameElement;
  const around = frame?.getBoundingClientRect();
  return {
    left: left + (around?.left ?? 0),
    top: top + (around?.top ?? 0),
    width,
    height,
  };
}

/** Whether a point is in a part that can be seen: inputs often lie unseen over what is drawn. */
function isAt(element: Element, x: number, y: number): boolean {
  const { left, top, width, height } = measurePart(element);
  return (
    x >= left &&
    x <= left + width &&
    y >= top &&
    y <= top + height &&
    getComputedStyle(element).opacity !== '0'
  );
}

/**
 * Finds the innermost part at a point of the window. Browsers would leave out what takes no
 * pointer, such as disabled buttons.
 *
 * @param elements in the order of the document
 * @returns its index; -1 where there is none
 */
export function findPartAt(
  elements: readonly Element[],
  x: number,
  y: number,
): number {
  return elements.findLastIndex((element) => isAt(element, x, y));
}
