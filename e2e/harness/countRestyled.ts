import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/**
 * Counts the elements whose styles the browser computes again because of a change.
 *
 * @param change runs in the page; its styles are computed right after it
 * @returns elements, an element as often as it is computed
 */
export async function countRestyled(
  browser: Browser,
  page: Page,
  change: () => void,
): Promise<number> {
  // Pending layout and styles are computed first, so that they are not counted.
  await page.evaluate(() => document.body.offsetHeight);
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  const isComplete = new Promise<void>((resolve) =>
    session.once('Tracing.tracingComplete', () => resolve()),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await page.evaluate(`(${String(change)})(); void document.body.offsetHeight;`);
  await session.send('Tracing.end');
  await isComplete;
  await session.detach();
  return events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
}
