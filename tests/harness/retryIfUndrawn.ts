import type { Page } from 'playwright-core';
import { getLimit } from '../limits/limits';

/** Timers that go off, one after the other, while no frame comes: a single one may just be late. */
const TICKS = 20;

/**
 * Runs in a page: waits for a frame, or for the end of a time that only a page counts down whose
 * timers go on. One that is busy does not, and draws as soon as it can.
 *
 * @param limit milliseconds
 */
export function missesFrame({
  limit,
  ticks,
}: {
  limit: number;
  ticks: number;
}): Promise<boolean> {
  return new Promise((resolve) => {
    let left = ticks;
    const countDown = () => {
      if (left === 0) {
        resolve(document.visibilityState === 'visible');
      } else {
        left -= 1;
        setTimeout(countDown, limit / ticks);
      }
    };
    requestAnimationFrame(() => resolve(false));
    countDown();
  });
}

/**
 * Says whether the browser has stopped drawing a page that is in sight: timers go on and no frame
 * comes. A page that does not answer is busy or gone, which no browser is to blame for.
 */
function isLeftUndrawn(page: Page): Promise<boolean> {
  return page
    .evaluate(missesFrame, { limit: getLimit('frame'), ticks: TICKS })
    .catch(() => false);
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Ends when the browser has stopped drawing a page; never where it draws until `signal`. */
async function waitUntilUndrawn(page: Page, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await delay(getLimit('undrawnStep'), signal);
    if (!signal.aborted && (await isLeftUndrawn(page))) {
      return;
    }
  }
  await new Promise(() => {});
}

/**
 * Prepares a page by a step that needs frames. Chromium stops drawing one page in some
 * thousands for good, and draws it again after a reload
 * (`decisions/2026-11-26-shell-of-chromium.md`); then the step is repeated, once, and the run
 * reports it. Not for the subject of a test: only for steps that prepare a page.
 *
 * @throws what the step throws
 */
export async function retryIfUndrawn(
  page: Page,
  step: () => Promise<void>,
): Promise<void> {
  const ended = new AbortController();
  const first = step().then(() => 'done' as const);
  const undrawn = waitUntilUndrawn(page, ended.signal).then(
    () => 'undrawn' as const,
  );
  try {
    if ((await Promise.race([first, undrawn])) === 'done') {
      return;
    }
  } finally {
    ended.abort();
  }
  console.warn(`Loaded anew, as the browser had stopped drawing it: ${page.url()}`);
  await page.reload();
  await step();
}
