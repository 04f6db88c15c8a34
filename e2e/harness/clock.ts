import type { BrowserContext, Page } from 'playwright-core';

const HOUR_MS = 3_600_000;

/**
 * Stops the clock of a page, or of all pages of a window: what it says for a moment, such as "Copied", stays until a test has
 * seen it, however busy the machine is. `page.clock.runFor` moves the clock on, and
 * `page.clock.resume` lets it go.
 *
 * Timers that were started before go by the clock of the machine.
 */
export async function stopClock({ clock }: Page | BrowserContext): Promise<void> {
  await clock.install();
  // It is set to a later time, as it cannot be set back.
  await clock.pauseAt(Date.now() + HOUR_MS);
}
