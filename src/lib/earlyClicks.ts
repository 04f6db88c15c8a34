/** Told to `window` when the first page is hydrated. */
export const HYDRATED = 'portal:hydrated';

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
 * its order and each once.
 */
export function keepEarlyClicks(target: Window): void {
  const clicked = new Set<HTMLElement>();
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

  function handleHydrated(): void {
    end.abort();
    clicked.forEach((control) => control.click());
    clicked.clear();
  }

  target.addEventListener('click', handleEarly, options);
  target.addEventListener('submit', handleEarly, options);
  target.addEventListener(HYDRATED, handleHydrated);
}
