/** Clicks that came before the scripts that answer them. */
export interface EarlyClicks {
  /** Does them again, in their order and each once, and keeps no more. */
  replay(): void;
}

declare global {
  interface Window {
    /** Set before the first paint. */
    earlyClicks?: EarlyClicks;
  }
}

/** What does nothing without scripts; a link, a `summary` and a popover's button do. */
const CONTROLS =
  'button:not([popovertarget]), [role="button"], [role="tab"], [role="switch"], [role="combobox"]';

/** Static HTML of a demo: sending its form would leave the page. */
const DEMO = '[data-demo-stage]';

/** From then on React hears the click itself, and hydrates what it needs to answer. */
function isReactListening({ document }: Window): boolean {
  const root = document.getElementById('__docusaurus');
  return root !== null && Object.keys(root).some((key) => key.startsWith('__react'));
}

/** Keeps what is clicked from now on until React listens. */
export function keepEarlyClicks(target: Window): EarlyClicks {
  const clicked = new Set<Element>();

  function handleClick(event: MouseEvent): void {
    const control =
      event.target instanceof Element && event.target.closest(CONTROLS);
    if (!control || isReactListening(target)) {
      return;
    }
    clicked.add(control);
    if (control.closest(DEMO)) {
      event.preventDefault();
    }
  }

  function handleSubmit(event: SubmitEvent): void {
    if (event.target instanceof Element && event.target.closest(DEMO)) {
      event.preventDefault();
    }
  }

  target.addEventListener('click', handleClick, true);
  target.addEventListener('submit', handleSubmit, true);
  return {
    replay() {
      target.removeEventListener('click', handleClick, true);
      target.removeEventListener('submit', handleSubmit, true);
      for (const control of clicked) {
        if (control instanceof HTMLElement && control.isConnected) {
          control.click();
        }
      }
      clicked.clear();
    },
  };
}
