import type { ClientModule } from '@docusaurus/types';
import {
  anchorScroll,
  readPlace,
  releaseHeights,
  reserveHeights,
  type ReadingPlace,
} from '../lib/page/readingPlace';

/** Time without scrolling after which a place is saved, in milliseconds. */
const REST = 200;

/** Kept by the browser with each entry of the session's history, beside what the router keeps. */
interface HistoryState {
  place?: ReadingPlace;
}

const readState = () => window.history.state as HistoryState | null;

/** Whether the page that is shown is not yet the one of the address. */
let isLeaving = false;
let stopHolding: (() => void) | null = null;
let timer = 0;

function notePlace(): void {
  window.clearTimeout(timer);
  if (isLeaving) {
    return;
  }
  try {
    window.history.replaceState({ ...readState(), place: readPlace(window) }, '');
  } catch {
    // Too often for this browser: the place before this one is as good.
  }
}

function scheduleNote(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(notePlace, REST);
}

function noteBeforeLink({ target }: MouseEvent): void {
  if ((target as Element).closest('a[href]')) {
    notePlace();
  }
}

function handleResize(): void {
  if (readState()?.place?.width !== window.innerWidth) {
    releaseHeights(window);
  }
  scheduleNote();
}

function leave(): void {
  isLeaving = true;
  stopHolding?.();
}

if (typeof window !== 'undefined') {
  window.addEventListener('scroll', scheduleNote, { passive: true });
  window.addEventListener('resize', handleResize);
  // Before a link is followed, and before the page is reloaded.
  window.addEventListener('click', noteBeforeLink, { capture: true });
  window.addEventListener('pagehide', notePlace);
  window.addEventListener('popstate', leave);
}

/** Called by Docusaurus when the address has changed, and the page has not. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({
  previousLocation,
}) => {
  if (previousLocation) {
    leave();
  }
};

/** Called by Docusaurus when the page is there, and scrolled to its top or its anchor. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
}) => {
  isLeaving = false;
  const place = readState()?.place;
  // A page that is loaded the browser has scrolled itself, and its reader may have gone on.
  if (place && (previousLocation || Math.abs(window.scrollY - place.y) <= 1)) {
    reserveHeights(window, place);
    stopHolding = anchorScroll(window, place, () => {
      stopHolding = null;
      scheduleNote();
    });
  }
  scheduleNote();
};
