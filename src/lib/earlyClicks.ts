import { isSearchShortcut, OWNERS_OF_KEYS } from './singleKey';

/** Told to `window` when the first page is hydrated. */
export const HYDRATED = 'portal:hydrated';

/** Of `<body>`: the key by which the search was asked for before React listens. */
export const SEARCH_ASKED = 'asked';

/** What does nothing without scripts; a link, a `summary` and a popover's button do. */
const CONTROLS = 'button:not([popovertarget]), [role="button"], [role="combobox"]';

/** Static HTML of a demo: sending its form would leave the page. */
const DEMO = '[data-demo-stage]';

/** From then on React hears the click itself, and hydrates what it needs to answer. */
function isReactListening({ document }: Window): boolean {
  const root = document.getElementById('__docusaurus') ?? {};
  return Object.keys(root).some((key) => key.startsWith('__react'));
}

/**
 * Keeps what is clicked before React listens, and does it again when the page is hydrated, in
 * its order and each once; of the keys that may be shortcuts, the last.
 */
export function keepEarlyClicks(target: Window): void {
  const clicked = new Set<HTMLElement>();
  let pressed: KeyboardEvent | null = null;
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };

  function handleEarly(event: Event): void {
    const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
    if (event.type === 'click' && (!control || isReactListening(target))) {
      return;
    }
    if (control) {
      clicked.add(control);
    }
    if ((event.target as Element).closest(DEMO)) {
      event.preventDefault();
    }
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    const isSearch = isSearchShortcut(event);
    const isSingle = key.length === 1 && !(altKey || ctrlKey || metaKey);
    if (
      !(isSearch || isSingle) ||
      (event.target as Element).closest(OWNERS_OF_KEYS)
    ) {
      return;
    }
    pressed = event;
    // The browser has a search of its own there.
    if (isSearch || key === '/') {
      event.preventDefault();
      target.document.body.dataset[SEARCH_ASKED] = key;
    }
  }

  function handleHydrated(): void {
    end.abort();
    clicked.forEach((control) => control.click());
    pressed?.target?.dispatchEvent(new KeyboardEvent('keydown', pressed));
  }

  target.addEventListener('click', handleEarly, options);
  target.addEventListener('submit', handleEarly, options);
  target.addEventListener('keydown', handleKeyDown, options);
  target.addEventListener(HYDRATED, handleHydrated, options);
}
