interface Span {
  left: number;
  right: number;
}

/** Half a pixel may be lost to rounding. */
const TOLERANCE = 0.5;

/** A stage names this many overflowing parts; more say nothing new. */
const MOST = 3;

/** The part of a box that its scrolling or clipping ancestors let through. */
function clipByAncestors(box: Span, element: Element | null, border: Element): Span {
  let { left, right } = box;
  for (
    let ancestor = element;
    ancestor && ancestor !== border;
    ancestor = ancestor.parentElement
  ) {
    if (getComputedStyle(ancestor).overflowX !== 'visible') {
      const frame = ancestor.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
    }
  }
  return { left, right };
}

/** Something painted: an element, or a line of text in one. */
interface PaintedPart {
  box: DOMRect;
  element: Element;
  /** The first ancestor that may clip it. */
  holder: Element | null;
  text: string;
}

function listTextBoxes(root: Element): PaintedPart[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const boxes: PaintedPart[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (text && element) {
      const range = root.ownerDocument.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        boxes.push({ box, element, holder: element, text: `"${text}"` });
      }
    }
  }
  return boxes;
}

function listElementBoxes(root: Element): PaintedPart[] {
  return [...root.querySelectorAll('*')].map((element) => ({
    box: element.getBoundingClientRect(),
    element,
    holder: element.parentElement,
    text: `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`,
  }));
}

const isShown = (element: Element, { width, height }: DOMRect) =>
  width > 1 &&
  height > 1 &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/**
 * Finds what sticks out of the frame of a demo, sideways, where no ancestor in the demo
 * scrolls or clips it.
 *
 * @param frame the element that a demo must stay in
 * @returns one line a part; empty where all is inside
 */
export function findOverflow(frame: HTMLElement): string[] {
  const inner = frame.querySelector('iframe')?.contentDocument;
  if (inner) {
    const { scrollWidth, clientWidth } = inner.documentElement;
    return scrollWidth > clientWidth
      ? [`its window scrolls sideways: ${scrollWidth} of ${clientWidth} px`]
      : [];
  }
  const border = frame.getBoundingClientRect();
  const problems: string[] = [];
  for (const { box, element, holder, text } of [
    ...listElementBoxes(frame),
    ...listTextBoxes(frame),
  ]) {
    if (problems.length < MOST && isShown(element, box)) {
      const { left, right } = clipByAncestors(box, holder, frame);
      const beyond = Math.max(border.left - left, right - border.right);
      if (right > left && beyond > TOLERANCE) {
        problems.push(`${text.slice(0, 80)} sticks out by ${Math.round(beyond)} px`);
      }
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    problems.push(`the page scrolls sideways: ${scrollWidth} of ${clientWidth} px`);
  }
  return problems;
}
