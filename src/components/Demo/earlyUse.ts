/** An element by its place, and what it must be for the place to be the same. */
interface Mark {
  /** Index among the children of its parent, from the root down. */
  path: readonly number[];
  tagName: string;
  text: string;
}

/** What a reader did in the static HTML of a demo before the demo lived. */
export interface EarlyUse {
  /** Where the focus was. */
  focused: Mark | null;
  /** What was clicked last. */
  clicked: Mark | null;
  /** What was typed. */
  typed: readonly (readonly [Mark, value: string])[];
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const TEXT_FIELDS =
  'input:not([type=checkbox], [type=radio], [type=file]), textarea';

function elementToMark(root: Element, element: Element): Mark {
  const path: number[] = [];
  let current = element;
  while (current !== root && current.parentElement) {
    path.unshift([...current.parentElement.children].indexOf(current));
    current = current.parentElement;
  }
  return { path, tagName: element.tagName, text: element.textContent ?? '' };
}

function markToElement(root: Element, { path, tagName, text }: Mark) {
  const element = path.reduce<Element | undefined>(
    (parent, index) => parent?.children[index],
    root,
  );
  const isSame = element?.tagName === tagName && element.textContent === text;
  return isSame ? (element as HTMLElement) : null;
}

/**
 * Reads what a reader has done in static HTML that is about to be replaced.
 *
 * @param root of the static HTML
 * @param clicked what was clicked last, if anything
 */
export function readEarlyUse(root: Element, clicked: Element | null): EarlyUse {
  const { activeElement } = root.ownerDocument;
  const markInside = (element: Element | null) =>
    element && element !== root && root.contains(element)
      ? elementToMark(root, element)
      : null;
  const typed = [...root.querySelectorAll<TextField>(TEXT_FIELDS)]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => [elementToMark(root, field), field.value] as const);
  return { focused: markInside(activeElement), clicked: markInside(clicked), typed };
}

/** React listens to what the prototype's setter does, and takes its own for its own. */
function typeInto(field: TextField, value: string): void {
  const prototype = Object.getPrototypeOf(field) as TextField;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts the focus where it was, unless another element is there now. */
export function resumeFocus(root: Element, { focused }: EarlyUse): void {
  if (focused) {
    markToElement(root, focused)?.focus({ preventScroll: true });
  }
}

/**
 * Does again in the living demo what was done before it lived; an element that is not where
 * it was is left alone. The focus is there already, see {@link resumeFocus}.
 */
export function resumeEarlyUse(root: Element, use: EarlyUse): void {
  for (const [mark, value] of use.typed) {
    const field = markToElement(root, mark);
    if (field) {
      typeInto(field as TextField, value);
    }
  }
  const target = use.clicked && markToElement(root, use.clicked);
  if (target) {
    // After React has drawn what was typed. A part of an icon has no `click()`.
    queueMicrotask(() =>
      target.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true }),
      ),
    );
  }
}
