import type { Browser, Page } from 'playwright-core';
import { withTimeout } from '../../tests/harness/withTimeout';
import { openPage, TEMPLATES, hydrateDemos } from '../../tests/harness/pages';
import { openAsReader } from '../../tests/harness/reader';

/** A page that stands for all that are made like it. */
export interface Template {
  name: string;
  pathname: string;
  /** Text of its first heading. */
  heading: string;
  /** Characters of its main part: as it is sent, before its demos live or after; the least. */
  length: number;
  /** Paths of the scripts that it needs before it is used, beside `main` and runtime. */
  parts: readonly string[];
  /** Paths of what it loads later, its demos among them. */
  laterParts: readonly string[];
}

/** Names of the templates. */
export const TEMPLATE_NAMES = Object.keys(TEMPLATES);

const SCRIPT = /^\/assets\/js\/(?!main\.|runtime~main\.).+\.js$/;

/**
 * Opens a page without a fault, and notes what it is like and what it loads.
 *
 * @param origin of the portal
 * @param name of the template
 * @throws if there is no such template, or a step of it never ends
 */
export async function readTemplate(
  browser: Browser,
  origin: string,
  name: string,
): Promise<Template> {
  const pathname = Object.entries(TEMPLATES).find(([other]) => other === name)?.[1];
  if (pathname === undefined) throw new Error(`There is no template "${name}".`);
  const address = `${origin}${pathname}`;
  const context = await openAsReader({ browser, origin });
  const page = await context.newPage();
  const parts: string[] = [];
  const laterParts: string[] = [];
  const fetchedAhead = new Set<string>();
  let isRunning = false;
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname;
    if (!SCRIPT.test(file)) return;
    if (request.resourceType() !== 'script') {
      // The first thing a running page does is to fetch what its links lead to.
      isRunning = true;
      fetchedAhead.add(file);
    } else if (!fetchedAhead.has(file)) {
      (isRunning ? laterParts : parts).push(file);
    }
  });
  await openPage(page, address);
  const sent = await withTimeout(
    `The HTML of ${pathname}`,
    fetch(address).then((answer) => answer.text()),
  );
  const lengths = [await measureMain(page, sent), await measureMain(page)];
  await hydrateDemos(page);
  await page.waitForLoadState('networkidle');
  const heading = await page.locator('h1').first().innerText();
  lengths.push(await measureMain(page));
  await withTimeout(`The window of ${pathname}`, context.close());
  const length = Math.min(...lengths);
  return { name, pathname, heading, length, parts, laterParts };
}

/**
 * Characters of the main part, hidden code included; 0 where there is none. Styles that
 * moved into the head, and what is for browsers without scripts, are no text of a page.
 *
 * @param html of a page that is not open; default: the page as it is
 */
export const measureMain = (
  page: Page,
  html: string | null = null,
): Promise<number> =>
  withTimeout(
    'Reading the main part',
    page.evaluate((text) => {
      const owner =
        text === null
          ? document
          : new DOMParser().parseFromString(text, 'text/html');
      const main = owner.querySelector('main')?.cloneNode(true) as
        Element | undefined;
      main?.querySelectorAll('style, noscript').forEach((part) => part.remove());
      return main?.textContent?.replace(/\s+/g, '').length ?? 0;
    }, html),
  );
