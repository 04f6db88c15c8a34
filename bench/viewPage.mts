import type { Browser, Page, Response } from 'playwright-core';
import { VIEWPORT } from './conditions.mts';
import { usePage, waitUntilQuiet, watchPage } from './visitPage.mts';
import { weighPage, type LoadedFile, type PageWeight } from './weighPage.mts';

/** Weight of a page at three moments; each includes the one before. */
export interface View {
  /** At rest, before anything is done with it. */
  atLoad: PageWeight;
  /** At rest again after the pointer has moved. */
  used: PageWeight;
  /** Scrolled through. */
  scrolled: PageWeight;
}

/** Reads what a response brought; the host gives it again where the browser has let it go. */
function readBody(response: Response): Promise<Buffer> {
  return response.body().catch(async () => {
    const again = await fetch(response.url());
    return Buffer.from(await again.arrayBuffer());
  });
}

interface Recording {
  take(): Promise<LoadedFile[]>;
  stop(): void;
}

/** Notes what a page loads, and which scripts the browser runs. */
async function recordFiles(page: Page): Promise<Recording> {
  const files: Promise<Omit<LoadedFile, 'executed'>>[] = [];
  const note = (response: Response) => {
    const file = readBody(response).then((body) => ({
      url: response.url(),
      resourceType: response.request().resourceType(),
      body,
    }));
    files.push(file);
  };
  page.on('response', note);
  const session = await page.context().newCDPSession(page);
  const executed = new Set<string>();
  session.on('Debugger.scriptParsed', ({ url }) => executed.add(url));
  await session.send('Debugger.enable');
  return {
    async take() {
      return (await Promise.all(files)).map((file) => ({
        ...file,
        executed: file.resourceType !== 'document' && executed.has(file.url),
      }));
    },
    stop: () => page.off('response', note),
  };
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight / 2;
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    }
  });
  await waitUntilQuiet(page);
}

/** Opens a page with an empty cache, and weighs it at rest, used and scrolled through. */
export async function viewPage(browser: Browser, address: string): Promise<View> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await watchPage(page);
  const recording = await recordFiles(page);
  const response = await page.goto(address);
  if (response?.status() !== 200) {
    throw new Error(`${address} answered ${response?.status()}.`);
  }
  await waitUntilQuiet(page);
  const atLoad = weighPage(await recording.take());
  await usePage(page);
  const used = weighPage(await recording.take());
  await scrollThrough(page);
  recording.stop();
  const scrolled = weighPage(await recording.take());
  await context.close();
  return { atLoad, used, scrolled };
}
