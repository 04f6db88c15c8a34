/**
 * `npm run bench:weight`: what a page of ours loads, beside stock Docusaurus with the
 * same Markdown. Always ends well; `--save` also writes `bench/results/weight-<date>.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page, Response } from 'playwright-core';
import { launchBrowser } from '../e2e/harness/browser.ts';
import { createSiteServer } from '../scripts/server/createSiteServer.mts';
import { buildStockSite, prepareOurSite, SITE_DIR } from './buildSites.mts';
import {
  renderComparison,
  renderVerdict,
  type Comparison,
} from './renderComparison.mts';
import { weighPage, type LoadedFile, type PageWeight } from './weighPage.mts';

const VIEWPORT = { width: 1350, height: 940 };

const INSTALLATION = '/getting-started/installation/';
const BUTTON = '/react-button/';

/** The largest page of the reference, and one of the middle. */
const REFERENCE = [
  '/x/api/data-grid/data-grid/',
  '/material-ui/api/button/',
] as const;

interface View {
  atLoad: PageWeight;
  scrolled: PageWeight;
}

interface Recording {
  take(): Promise<LoadedFile[]>;
  stop(): void;
}

/** Notes what a page loads, and which scripts the browser runs. */
async function recordFiles(page: Page): Promise<Recording> {
  const files: Promise<Omit<LoadedFile, 'executed'>>[] = [];
  const note = (response: Response) => {
    const file = response.body().then((body) => ({
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
  await page.waitForLoadState('networkidle');
}

/** Opens a page with an empty cache, and weighs it at load and after scrolling through. */
async function viewPage(browser: Browser, address: string): Promise<View> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const recording = await recordFiles(page);
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  if (response?.status() !== 200) {
    throw new Error(`${address} answered ${response?.status()}.`);
  }
  const atLoad = weighPage(await recording.take());
  await scrollThrough(page);
  recording.stop();
  const scrolled = weighPage(await recording.take());
  await context.close();
  return { atLoad, scrolled };
}

async function viewSite(
  browser: Browser,
  root: string,
  base: string,
): Promise<{ installation: View; button: View }> {
  const server = await createSiteServer({ root });
  try {
    return {
      installation: await viewPage(
        browser,
        `${server.origin}${base}${INSTALLATION}`,
      ),
      button: await viewPage(browser, `${server.origin}${base}${BUTTON}`),
    };
  } finally {
    await server.close();
  }
}

/** The largest page of the reference beside one of the middle. */
async function compareReference(
  browser: Browser,
  root: string,
): Promise<Comparison> {
  const server = await createSiteServer({ root });
  try {
    const [largest, middle] = REFERENCE;
    return {
      title: 'The largest page of the reference beside one of the middle',
      names: ['DataGrid', 'Button'],
      ours: (await viewPage(browser, `${server.origin}${largest}`)).atLoad,
      stock: (await viewPage(browser, `${server.origin}${middle}`)).atLoad,
    };
  } finally {
    await server.close();
  }
}

async function compareSites(): Promise<{ plain: Comparison; others: Comparison[] }> {
  const ourRoot = prepareOurSite();
  const stockRoot = buildStockSite({
    installation: 'material-ui/getting-started/installation.mdx',
    button: 'material-ui/components/button/button.mdx',
  });
  const browser = await launchBrowser();
  try {
    const ours = await viewSite(browser, ourRoot, '/material-ui');
    const stock = await viewSite(browser, stockRoot, '/docs');
    const compare = (
      title: string,
      page: keyof typeof ours,
      moment: keyof View,
    ) => ({
      title,
      ours: ours[page][moment],
      stock: stock[page][moment],
    });
    return {
      plain: compare('Installation, a page without demos', 'installation', 'atLoad'),
      others: [
        compare('Button at load (stock has no demos)', 'button', 'atLoad'),
        compare('Button, scrolled through', 'button', 'scrolled'),
        await compareReference(browser, ourRoot),
      ],
    };
  } finally {
    await browser.close();
  }
}

try {
  const { plain, others } = await compareSites();
  const comparisons = [plain, ...others];
  console.log(
    '\nkB = 1000 bytes, gzip -9, brotli -11; ratio of brotli, ours : stock\n',
  );
  console.log(comparisons.map(renderComparison).join('\n\n'));
  console.log(`\n${renderVerdict(plain)}`);
  if (process.argv.includes('--save')) {
    const day = new Date().toISOString().slice(0, 10);
    const file = path.join(SITE_DIR, `bench/results/weight-${day}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(comparisons, null, 2)}\n`);
    console.log(`Saved as ${path.relative(SITE_DIR, file)}.`);
  }
} catch (error) {
  // A measurement that could not be taken says so; it is no reason to stop others.
  console.error(error);
}
