import type { Page } from 'playwright-core';

/** How long a step may take before the page is asked whether it is drawn, in milliseconds. */
const PATIENCE_MS = 8_000;

/** How long a frame of a page may be away whose timers go on, in milliseconds. */
const FRAME_MS = 5_000;

/**
 * Says whether the browser has stopped drawing a page that is in sight: timers go on and no frame
 * comes. A page that does not answer is busy or gone, which no browser is to blame for.
 */
async function isLeftUndrawn(page: Page): Promise<boolean> {
  const answer = page.evaluate(
    (limit) =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(false));
        setTimeout(() => resolve(document.visibilityState === 'visible'), limit);
      }),
    FRAME_MS,
  );
  return answer.catch(() => false);
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
    await delay(PATIENCE_MS, signal);
    if (!signal.aborted && (await isLeftUndrawn(page))) {
      return;
    }
  }
  await new Promise(() => {});
}

/**
 * Prepares a page by a step that needs frames. Chromium stops drawing one page in some
 * thousands for good, and draws it again after it is loaded anew
 * (`decisions/2026-11-26-shell-of-chromium.md`); then the step is taken again, once, and
 * the run says so. Not for what a test is about: only for what brings a page to where it begins.
 *
 * @throws what the step throws
 */
export async function whileDrawn(
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
