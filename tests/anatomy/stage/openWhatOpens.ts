import { waitUntilQuiet } from '../../demos/stage/waitUntilQuiet';

/** What may open something: it says so, or it is a button or field. */
const OPENERS =
  '[aria-haspopup], [role="combobox"], button, [role="button"], input[type="text"], [aria-label]';

/** More of them open the same things again. */
const MOST_OPENERS = 4;

/** What a pointer does to an element that is pointed at and pressed. */
const EVENTS: readonly [type: string, Event: typeof MouseEvent][] = [
  ['pointerover', PointerEvent],
  ['mouseover', MouseEvent],
  ['pointerdown', PointerEvent],
  ['mousedown', MouseEvent],
  ['focus', MouseEvent],
  ['pointerup', PointerEvent],
  ['mouseup', MouseEvent],
  ['click', MouseEvent],
];

async function press(element: HTMLElement): Promise<void> {
  for (const [type, Event] of EVENTS) {
    if (type === 'focus') element.focus();
    else element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  }
  await waitUntilQuiet();
}

/**
 * Presses what may open something, one after the other, and lets the page be read after each: menus,
 * dialogs and lists are drawn only then.
 */
export async function openWhatOpens(
  area: HTMLElement,
  read: () => void,
): Promise<void> {
  const openers = [...area.querySelectorAll<HTMLElement>(OPENERS)]
    .filter((element) => !element.hasAttribute('disabled'))
    .sort(
      (one, other) =>
        Number(other.matches('[aria-haspopup], [role="combobox"]')) -
        Number(one.matches('[aria-haspopup], [role="combobox"]')),
    )
    .slice(0, MOST_OPENERS);
  for (const opener of openers) {
    if (!opener.isConnected) continue;
    await press(opener);
    read();
  }
}
