import {
  isCheckable,
  isControlChanged,
  readControl,
  setControl,
  STATEFUL_CONTROLS,
  type Control,
  type ControlState,
} from '../../../lib/input/controlState';
import type { EarlyUse } from '../../../lib/input/earlyUse';
import { replayInTurn } from '../../../lib/input/replayEarlyUse';

/** An element by its place, and what it must be for the place to be the same. */
interface Mark {
  /** Index among the children of its parent, from the root down. */
  path: readonly number[];
  tagName: string;
  text: string;
}

/** Position of a pointer: an element, and the distance from its corner, in pixels. */
interface Spot {
  mark: Mark;
  x: number;
  y: number;
}

/** A press of a pointer on an element, or a click by key, without a pointer. */
interface Press {
  down?: Spot;
  up?: Spot;
  clicked?: Mark;
}

/** Early use of a demo: input to its static HTML before the demo ran. */
export interface DemoEarlyUse {
  /** The focused element. */
  focused: Mark | null;
  /** Choices and typed text. */
  controls: readonly (readonly [Mark, ControlState])[];
  /** Disclosures that were opened or closed. */
  disclosures: readonly (readonly [Mark, open: boolean])[];
  presses: readonly Press[];
}

/** Elements that respond to a click without a script, and keep or pass on the result. */
const ANSWERING = `a[href], label, summary, select`;

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

const answersItself = (element: Element): boolean =>
  element.closest(ANSWERING) !== null ||
  (element.matches(STATEFUL_CONTROLS) && isCheckable(element));

/** Of each element, what was done to it last; impatient readers press more than once. */
function readPresses(root: Element, uses: readonly EarlyUse[]): Press[] {
  const presses = new Map<Element, Press>();
  let pressed: { element: Element; press: Press } | null = null;
  for (const { event, box } of uses) {
    const element = event.target as Element;
    if (answersItself(element)) {
      continue;
    }
    const mark = elementToMark(root, element);
    const { clientX, clientY } = event as MouseEvent;
    const spot = { mark, x: clientX - box.left, y: clientY - box.top };
    if (event.type === 'pointerdown') {
      // Without an end, the page was scrolled with it.
      pressed = { element, press: { down: spot } };
    } else if (event.type === 'pointerup' && pressed) {
      pressed.press.up = spot;
      presses.delete(pressed.element);
      presses.set(pressed.element, pressed.press);
    } else if (event.type === 'click') {
      const press: Press = (pressed?.press.up && pressed.press) ?? {};
      presses.delete(pressed?.element ?? element);
      presses.delete(element);
      presses.set(element, { ...press, clicked: mark });
      pressed = null;
    }
  }
  return [...presses.values()];
}

/**
 * Reads what a reader has done in static HTML that is about to be replaced.
 *
 * @param root of the static HTML
 * @param uses what was done there, in its order
 */
export function readDemoEarlyUse(
  root: Element,
  uses: readonly EarlyUse[],
): DemoEarlyUse {
  const { activeElement } = root.ownerDocument;
  const isInside = activeElement !== root && root.contains(activeElement);
  const controls = [...root.querySelectorAll<Control>(STATEFUL_CONTROLS)]
    .filter(isControlChanged)
    .map((control) => [elementToMark(root, control), readControl(control)] as const);
  const disclosures = [...root.querySelectorAll('details')]
    .filter((details) =>
      uses.some(
        ({ event: { type, target } }) =>
          type === 'click' &&
          (target as Element).closest('summary')?.parentElement === details,
      ),
    )
    .map((details) => [elementToMark(root, details), details.open] as const);
  return {
    focused: activeElement && isInside ? elementToMark(root, activeElement) : null,
    controls,
    disclosures,
    presses: readPresses(root, uses),
  };
}

/** Puts the focus where it was, unless another element is there now. */
export function restoreDemoFocus(root: Element, { focused }: DemoEarlyUse): void {
  if (focused) {
    markToElement(root, focused)?.focus({ preventScroll: true });
  }
}

/** A mouse is enough: what follows a finger follows it as well. */
function sendMouse(
  type: string,
  element: Element,
  { x, y }: { x: number; y: number },
) {
  const { left, top } = element.getBoundingClientRect();
  element.dispatchEvent(
    new MouseEvent(type, {
      bubbles: true,
      cancelable: true,
      view: window,
      detail: 1,
      buttons: type === 'mouseup' || type === 'click' ? 0 : 1,
      clientX: left + x,
      clientY: top + y,
    }),
  );
}

/** Finds what was pressed at once: what is done again may change the demo. */
function findPressed(root: Element, { down, up, clicked }: Press): () => void {
  const downOn = down && markToElement(root, down.mark);
  const upOn = up && markToElement(root, up.mark);
  const clickedOn = clicked && markToElement(root, clicked);
  return () => {
    if (downOn?.isConnected && upOn?.isConnected) {
      sendMouse('mousedown', downOn, down!);
      sendMouse('mousemove', upOn, up!);
      sendMouse('mouseup', upOn, up!);
    }
    if (clickedOn?.isConnected) {
      sendMouse('click', clickedOn, up ?? { x: 0, y: 0 });
    }
  };
}

/**
 * Does again in the living demo what was done before it lived; an element that is not where
 * it was is left alone. The focus is there already, see {@link restoreDemoFocus}.
 */
export async function replayDemoEarlyUse(
  root: Element,
  use: DemoEarlyUse,
): Promise<void> {
  const presses = use.presses.map((press) => findPressed(root, press));
  const changes = [
    ...use.controls.map(([mark, state]) => {
      const control = markToElement(root, mark);
      return () => control && setControl(control as HTMLElement & Control, state);
    }),
    ...use.disclosures.map(([mark, open]) => {
      const details = markToElement(root, mark) as HTMLDetailsElement | null;
      return () => details?.toggleAttribute('open', open);
    }),
  ];
  await replayInTurn([...changes, ...presses]);
}
