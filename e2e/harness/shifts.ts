import type { BrowserContext, Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window {
    layoutShifts: { value: number; time: number; moved: string }[];
    /** When the first frame that may show the whole document had been painted, in milliseconds. */
    wholeFrame: number;
  }
}

/** A document that is painted in the middle of a row moves by less when the rest comes. */
const STEP_OF_PARSER = 0.001;

function recordShifts(): void {
  const shifts: Window['layoutShifts'] = [];
  window.layoutShifts = shifts;
  window.wholeFrame = Infinity;
  document.addEventListener('DOMContentLoaded', () => {
    // The next frame may have been begun before, with a part of the document.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        // Not the time of this frame: on a busy machine it was due before the last was painted.
        window.wholeFrame = performance.now();
      }),
    );
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML : node?.textContent;
        const rects = [previousRect, currentRect].map(
          ({ x, y, width, height }) => `${x},${y} ${width}×${height}`,
        );
        return `${name?.slice(0, 80)} from ${rects.join(' to ')}`;
      });
      shifts.push({
        value: entry.value,
        time: entry.startTime,
        moved: `${entry.value}: ${moved.join('; ')}`,
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Records in every page of a window, from its start, what moves without being asked to. */
export const watchShifts = (context: BrowserContext) =>
  context.addInitScript(recordShifts);

/**
 * @param least smallest step that counts while the text of the document still comes
 * @param since of the page's clock, in milliseconds: what moved before does not count
 * @returns a line per shift so far: how much (0 to 1), and what moved from where to where
 */
export function readShifts(
  page: Page,
  least = STEP_OF_PARSER,
  since = 0,
): Promise<string[]> {
  return page.evaluate(
    (counted) =>
      window.layoutShifts
        .filter(({ time }) => time >= counted.since)
        .filter(
          ({ value, time }) => value >= counted.least || time > window.wholeFrame,
        )
        .map(({ moved }) => moved),
    { least, since },
  );
}
