/** Type of the scripts that the template of pages holds back; no browser loads it. */
export const LATE_SCRIPT = 'text/late';

/** Events of readers who are about to use a page, or to read on. */
const INTENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

/** Milliseconds after which a page is made ready for a reader who does nothing yet. */
const PATIENCE = 4000;

/**
 * Elements that only scripts can draw: placed by their measured size, or known to the browser
 * alone.
 */
const SCRIPTED = '.MuiMasonry-root,[data-at-once]';

/** Without text; what is drawn counts as text. */
const isBlank = (element: Element): boolean =>
  !element.textContent?.trim() && !element.querySelector('svg,img,input,canvas');

/** Whether the first view has a part that only scripts can draw. */
function hasBlank({ document, innerHeight }: Window): boolean {
  const inView = (element: Element) =>
    element.getBoundingClientRect().top < innerHeight;
  return (
    [...document.querySelectorAll(SCRIPTED)].some(inView) ||
    [...document.querySelectorAll('[data-demo-stage]')].some(
      (stage) => isBlank(stage) && inView(stage),
    )
  );
}

function startScripts({ document }: Window): void {
  const late = document.querySelectorAll<HTMLScriptElement>(
    `script[type="${LATE_SCRIPT}"]`,
  );
  for (const held of late) {
    // A copy that has not run: its address came with the page, and needs no trust.
    const script = held.cloneNode() as HTMLScriptElement;
    script.removeAttribute('type');
    // In their order, as `defer` has it.
    script.async = false;
    // The bundler's loader waits for a tag of the same address, even for one that is over.
    script.onload = script.onerror = () => script.remove();
    held.replaceWith(script);
  }
}

/**
 * Loads the scripts of a page when its reader begins to use it: moves the pointer, touches,
 * scrolls, presses a key. Until then all there is to read and to follow is static HTML.
 * Readers who do none of it get them after four seconds; a first view that scripts have to
 * draw gets them at once.
 *
 * @param target window of a page whose body has just begun
 * @param atOnce whether the page has to be changed by scripts before it can be read
 */
export function loadScriptsLate(target: Window, atOnce: boolean): void {
  const { document } = target;
  const end = new AbortController();
  const options = { capture: true, passive: true, signal: end.signal };
  let isParsed = false;
  let isWanted = atOnce;

  function start(): void {
    isWanted = true;
    // React takes over a page that is there as a whole.
    if (isParsed && !end.signal.aborted) {
      end.abort();
      startScripts(target);
    }
  }

  function handleIntent({ type, target: scrolled }: Event): void {
    // Panels are scrolled by the portal itself; by readers, only after another intent.
    if (type !== 'scroll' || scrolled === document) {
      start();
    }
  }

  function handleParsed(): void {
    isParsed = true;
    if (isWanted || hasBlank(target)) {
      start();
    }
  }

  for (const intent of INTENTS) {
    target.addEventListener(intent, handleIntent, options);
  }
  document.addEventListener('DOMContentLoaded', handleParsed, options);
  target.addEventListener('load', () => target.setTimeout(start, PATIENCE), options);
}
