/** Position of a reader on a page, restored on the way back. */
export interface ReadingPlace {
  /** Id of the heading or demo that is read; null where the page has none. */
  id: string | null;
  /** Distance of that element from the top of the window, in pixels. */
  top: number;
  /** Scroll position, in pixels. */
  y: number;
  /** Width of the window for which the heights hold, in pixels. */
  width: number;
  /** Heights of the stages of each demo, in pixels; by name, and `''` for those without. */
  stages: Readonly<Record<string, readonly number[]>>;
}

/** Of a stage: that room is kept for the demo it is going to have. */
const RESERVED = 'data-reserved';

const LANDMARKS = 'main :is(h1, h2, h3, h4, h5, h6)[id], main [data-demo] > [id]';

/** Share of the window's height below which nothing is read yet. */
const READING_LINE = 3 / 4;

/** Further than this from its place, in pixels, an element has moved. */
const TOLERANCE = 0.5;

function groupStages(document: Document): Map<string, HTMLElement[]> {
  const groups = new Map<string, HTMLElement[]>();
  for (const stage of document.querySelectorAll<HTMLElement>('[data-demo-stage]')) {
    const name = stage.closest<HTMLElement>('[data-demo]')?.dataset.demo ?? '';
    groups.set(name, [...(groups.get(name) ?? []), stage]);
  }
  return groups;
}

/** The first heading or demo in the upper part of the window, else the last one above it. */
function findLandmark({ document, innerHeight }: Window): Element | null {
  let last: Element | null = null;
  for (const element of document.querySelectorAll(LANDMARKS)) {
    const [box] = element.getClientRects();
    if (!box) continue;
    if (box.top > innerHeight * READING_LINE) break;
    last = element;
    if (box.top >= 0) break;
  }
  return last;
}

/** Reads where the reader is. */
export function readPlace(target: Window): ReadingPlace {
  const landmark = findLandmark(target);
  const stages = [...groupStages(target.document)].map(([name, group]) => [
    name,
    group.map((stage) => stage.getBoundingClientRect().height),
  ]);
  return {
    id: landmark?.id ?? null,
    top: landmark?.getBoundingClientRect().top ?? 0,
    y: target.scrollY,
    width: target.innerWidth,
    stages: Object.fromEntries(stages) as ReadingPlace['stages'],
  };
}

/**
 * Gives stages whose demos do not run yet the heights that they had: a page that comes by a
 * link has nothing in them.
 */
export function reserveHeights(
  target: Window,
  { width, stages }: ReadingPlace,
): void {
  if (width !== target.innerWidth) {
    return;
  }
  for (const [name, group] of groupStages(target.document)) {
    const heights = stages[name] ?? [];
    if (heights.length !== group.length) continue;
    group.forEach((stage, index) => {
      const height = heights[index] ?? 0;
      if (height > 0 && !stage.querySelector('[data-live]')) {
        stage.style.minHeight = `${height}px`;
        stage.setAttribute(RESERVED, '');
      }
    });
  }
}

/**
 * With another density or spacing than the static HTML was made with, a demo may be smaller
 * when it comes alive: it keeps the room it had, or the text below would move.
 */
export function keepHeight(stage: HTMLElement): void {
  const { height } = stage.getBoundingClientRect();
  stage.removeAttribute(RESERVED);
  stage.style.minHeight = `${height}px`;
}

/** Lets a stage that was kept free for its demo be as high as the demo is. */
export function releaseHeight(stage: HTMLElement): void {
  if (stage.hasAttribute(RESERVED)) {
    stage.removeAttribute(RESERVED);
    stage.style.minHeight = '';
  }
}

/** Lets all stages have their own heights, since the window has another width. */
export function releaseHeights({ document }: Window): void {
  document.querySelectorAll<HTMLElement>(`[${RESERVED}]`).forEach(releaseHeight);
}

/** Scrolls the page so that what was read is where it was. */
export function restorePlace(target: Window, { id, top, y }: ReadingPlace): void {
  const element = id === null ? null : target.document.getElementById(id);
  const distance = element
    ? element.getBoundingClientRect().top - top
    : y - target.scrollY;
  if (Math.abs(distance) > TOLERANCE) {
    target.scrollBy({ top: distance, behavior: 'instant' });
  }
}

/** Events of readers who go on from where they are. */
const INTENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Milliseconds in which the browser, too, scrolls to where it thinks the reader was. */
const BROWSER_TURN = 1000;

/** Milliseconds after which nothing is awaited any more. */
const PATIENCE = 10_000;

/**
 * Holds what is read where it is, while what is above gets its height: until the reader goes
 * on, and ten seconds at most.
 *
 * @returns ends it; afterwards it does nothing
 */
export function anchorScroll(
  target: Window & typeof globalThis,
  place: ReadingPlace,
  onEnd: () => void,
): () => void {
  const { documentElement, body } = target.document;
  const end = new AbortController();
  const options = { capture: true, passive: true, signal: end.signal };
  const start = performance.now();
  let height = documentElement.scrollHeight;

  const observer = new target.ResizeObserver(show);
  const timer = target.setTimeout(stop, PATIENCE);

  function stop(): void {
    if (!end.signal.aborted) {
      end.abort();
      observer.disconnect();
      target.clearTimeout(timer);
      onEnd();
    }
  }

  function show(): void {
    height = documentElement.scrollHeight;
    restorePlace(target, place);
  }

  function handleScroll(event: Event): void {
    if (event.target !== target.document) {
      return;
    }
    const isBrowser = performance.now() - start < BROWSER_TURN;
    if (isBrowser || height !== documentElement.scrollHeight) {
      show();
    } else if (hasMoved(target, place)) {
      // The scroll bar of the window dispatches no other event.
      stop();
    }
  }

  restorePlace(target, place);
  observer.observe(body);
  target.addEventListener('scroll', handleScroll, options);
  for (const intent of INTENTS) {
    target.addEventListener(intent, stop, options);
  }
  return stop;
}

function hasMoved({ document }: Window, { id, top }: ReadingPlace): boolean {
  const now = id && document.getElementById(id)?.getBoundingClientRect().top;
  return typeof now !== 'number' || Math.abs(now - top) > 2;
}
