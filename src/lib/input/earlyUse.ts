import { readControl, type ControlState } from './controlState';
import { isSearchShortcut, SHORTCUT_EXCLUSIONS } from './singleKey';

/** Told to `window` when the first page is hydrated. */
export const HYDRATED = 'portal:live';

/** Data attribute of `<body>`: the key that requested the search before hydration. */
export const SEARCH_REQUESTED = 'asked';

/** Static HTML of a demo that does not run yet. */
export const WAITING_DEMO = '[data-demo-stage]:not(:has([data-live]))';

/** Input before hydration. */
export interface EarlyUse {
  /** With the element as its target. */
  event: Event;
  /** Bounding box of the element. */
  box: DOMRect;
  /** Of a form control, as the reader left it: React may put another state over it. */
  state: ControlState;
}

declare global {
  interface Window {
    /** Kept by the first-paint script for the scripts that come later. */
    earlyUses?: EarlyUse[];
  }
}

/** Events of buttons, form controls, disclosures and elements that follow a pointer. */
const USES = ['pointerdown', 'pointerup', 'click', 'input', 'submit'];

/**
 * Whether React handles events of an element already. React marks the root it listens to: it
 * gets a click there, and hydrates the component that handles it. It gets changes of a control
 * only if the control was hydrated before.
 */
function hasReactListener(element: Element): boolean {
  const listening = element.closest('input,textarea,select,#__docusaurus');
  // Of a select, the options are keys as well.
  return /_/.test(Object.keys(listening ?? {}).join());
}

/**
 * Keeps what is done to a page before it is hydrated, and to a demo before it runs, by the kinds
 * of event, whatever the element. `replayEarlyUse` and the stages of demos do it again.
 */
export function recordEarlyUse(target: Window): void {
  const uses: EarlyUse[] = (target.earlyUses = []);
  let isHydrated = false;

  function keep(event: Event, element: Element): void {
    uses.push({
      event,
      box: element.getBoundingClientRect(),
      state: readControl(element),
    });
  }

  function handleUse(event: Event): void {
    const element = event.target as Element;
    const isWaiting = element.closest(WAITING_DEMO);
    if (isWaiting && event.type === 'submit') {
      // Would leave the page.
      event.preventDefault();
    }
    if (isWaiting || (!isHydrated && !hasReactListener(element))) {
      keep(event, element);
    }
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    const element = event.target as Element;
    const isSearch = isSearchShortcut(event);
    const isSingle = key.length === 1 && !(altKey || ctrlKey || metaKey);
    if (
      isHydrated ||
      !(isSearch || isSingle) ||
      element.closest(SHORTCUT_EXCLUSIONS)
    ) {
      return;
    }
    keep(event, element);
    // The browser has a search of its own there.
    if (isSearch || key === '/') {
      event.preventDefault();
      target.document.body.dataset[SEARCH_REQUESTED] = key;
    }
  }

  for (const type of USES) {
    target.addEventListener(type, handleUse, true);
  }
  target.addEventListener('keydown', handleKeyDown, true);
  target.addEventListener(HYDRATED, () => {
    isHydrated = true;
  });
}

/** Takes what was done to some elements out of what is kept. */
export function takeEarlyUses(
  target: Window,
  isTaken: (element: HTMLElement) => boolean,
): EarlyUse[] {
  const uses = target.earlyUses ?? [];
  const taken = uses.filter(({ event }) => isTaken(event.target as HTMLElement));
  // The same list, which the first-paint script goes on with.
  uses.splice(0, Infinity, ...uses.filter((use) => !taken.includes(use)));
  return taken;
}
