import type { Browser } from 'playwright-core';
import { applyCondition, VIEWPORT, type Condition } from './conditions.mts';
import { usePage, waitUntilQuiet, watchPage } from './visitPage.mts';

/** A way through a site, from page to page by the links of its sidebar. */
export interface Journey {
  /** Address of the first page. */
  address: string;
  /** Matches the links that may be followed. */
  links: string;
  /** Pages that are visited after the first one, if there are so many. */
  steps: number;
}

/**
 * Goes from page to page and measures each step: from the click to the frame that shows the
 * new heading. Each page is new to the reader, and the pointer was not there before.
 *
 * @returns milliseconds, in order
 * @throws if there is no link, or a page does not come
 */
export async function measureNavigation(
  browser: Browser,
  { address, links, steps }: Journey,
  condition: Condition,
): Promise<number[]> {
  // A phone would hide the sidebar.
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await watchPage(page);
    await applyCondition(await context.newCDPSession(page), condition);
    await page.goto(address);
    // Scripts that wait for a reader are there before the first step.
    await usePage(page);
    const visited = [new URL(address).pathname];
    const times: number[] = [];
    while (times.length < steps) {
      const next = await page.evaluate(
        (known) =>
          [...document.querySelectorAll<HTMLAnchorElement>(known.links)]
            .filter(
              (link) =>
                link.origin === window.location.origin &&
                link.hash === '' &&
                link.getAttribute('href') !== '#' &&
                link.checkVisibility(),
            )
            .map(({ pathname }) => pathname)
            .find((pathname) => !known.visited.includes(pathname)),
        { links, visited },
      );
      if (next === undefined) {
        break;
      }
      visited.push(next);
      times.push(
        await page.evaluate(
          ({ selector, pathname }) =>
            new Promise<number>((resolve, reject) => {
              const link = [
                ...document.querySelectorAll<HTMLAnchorElement>(selector),
              ].find((one) => one.pathname === pathname);
              const readHeading = () => document.querySelector('h1')?.textContent;
              const before = readHeading();
              const observer = new MutationObserver(() => {
                if ([undefined, before].includes(readHeading())) return;
                observer.disconnect();
                // A task after the frame in which the page has changed: it is painted.
                requestAnimationFrame(() => {
                  const { port1, port2 } = new MessageChannel();
                  port1.onmessage = () => resolve(performance.now() - start);
                  port2.postMessage(null);
                });
              });
              observer.observe(document, {
                subtree: true,
                childList: true,
                characterData: true,
              });
              setTimeout(
                () => reject(new Error(`${pathname} has not come.`)),
                30_000,
              );
              const start = performance.now();
              link?.click();
            }),
          { selector: links, pathname: next },
        ),
      );
      await waitUntilQuiet(page);
    }
    if (times.length === 0) {
      throw new Error(`${address} has no link that matches ${links}.`);
    }
    return times;
  } finally {
    await context.close();
  }
}
