import type { BrowserContext, Page, Route } from 'playwright-core';
import { PNG } from 'pngjs';
import { waitForFrame } from './frames';
import { withTimeout } from '../../tests/harness/withTimeout';

const FONTS = /\.woff2$/;
const STYLE_SHEETS = /\/assets\/css\/.*\.css$/;

/** Fonts that are on their way until a test lets them come. */
export interface DelayedFonts {
  /**
   * Releases the fonts, and waits for the frame in which a page uses them.
   *
   * @throws if the page has not requested any
   */
  release(page: Page): Promise<void>;
}

/** Holds the fonts of the pages of a window, one page after the other. */
export async function delayFonts(context: BrowserContext): Promise<DelayedFonts> {
  const held: Route[] = [];
  await context.route(FONTS, (route) => {
    held.push(route);
  });
  return {
    async release(page) {
      const routes = held.splice(0);
      if (routes.length === 0) {
        throw new Error('The page has not asked for a font.');
      }
      for (const route of routes) {
        await route.continue();
        const response = await route.request().response();
        await response?.finished();
      }
      await withTimeout(
        'Loading the fonts',
        page.evaluate(() => document.fonts.ready),
      );
      await waitForFrame(page);
    },
  };
}

/** Whether all fonts that a page preloads are there. */
function hasPreloads(): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('head > link[as="font"]');
  return (
    // All links are read where the body has begun.
    document.body !== null &&
    links.length > 0 &&
    [...links].every(({ href }) => performance.getEntriesByName(href).length > 0)
  );
}

/**
 * Lets the style sheet of each page of a window come after its fonts, so that the first frame
 * shows them, however busy the machine is.
 */
export async function loadFontsFirst(context: BrowserContext): Promise<void> {
  await context.route(STYLE_SHEETS, async (route) => {
    // No frames come before the style sheet.
    const polling = 10;
    await route.request().frame().waitForFunction(hasPreloads, null, { polling });
    await route.continue();
  });
}

/** Names the fonts that the text of an element is drawn with. */
export async function readFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector,
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** A text in a window and where it is. */
interface VisibleText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lists the first lines of all texts that are in the window with nothing over them. */
function listTexts(page: Page): Promise<VisibleText[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: VisibleText[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const line = range.getClientRects()[0];
      if (!line || !textContent?.trim()) continue;
      const { x, y, width, height, right, bottom } = line;
      const isInWindow =
        x >= 0 &&
        y >= 0 &&
        right <= window.innerWidth &&
        bottom <= window.innerHeight;
      const isTop =
        document.elementFromPoint(x + width / 2, y + height / 2) === parentElement;
      if (
        isInWindow &&
        isTop &&
        parentElement?.checkVisibility({ opacityProperty: true })
      ) {
        texts.push({ text: textContent.trim(), x, y, width, height });
      }
    }
    return texts;
  });
}

/** Whether a picture has one colour inside a rectangle. */
function isBlank(picture: PNG, { x, y, width, height }: VisibleText): boolean {
  const [left, top] = [Math.round(x), Math.round(y)];
  const colours = new Set<number>();
  for (let row = top; row < Math.floor(y + height); row += 1) {
    for (let column = left; column < Math.floor(x + width); column += 1) {
      colours.add(picture.data.readUInt32BE((row * picture.width + column) * 4));
    }
  }
  return colours.size < 2;
}

/**
 * Lists texts in the window that are not drawn, as those of which the font is waited for.
 *
 * @throws if the window has no text
 */
export async function findUndrawnTexts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  // A picture that Playwright takes waits for fonts.
  const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
  await session.detach();
  const picture = PNG.sync.read(Buffer.from(data, 'base64'));
  const texts = await listTexts(page);
  if (texts.length === 0) {
    throw new Error('The window shows no text.');
  }
  return texts.filter((text) => isBlank(picture, text)).map(({ text }) => text);
}
