/**
 * `npm run bench:weight`: what a page of ours loads, beside stock Docusaurus with the
 * same Markdown. Always ends well; `--save` also writes `bench/results/weight-<time>.json`.
 */
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../tests/harness/browser.ts';
import { createSiteServer } from '../scripts/server/createSiteServer.mts';
import {
  buildStockSite,
  COMPARED_PAGES,
  loadPagesForStock,
  prepareOurSite,
} from './buildSites.mts';
import {
  renderComparison,
  renderVerdict,
  type Comparison,
} from './renderComparison.mts';
import { saveResult } from './results.mts';
import { viewPage, type View } from './viewPage.mts';

const INSTALLATION = '/getting-started/installation/';
const BUTTON = '/react-button/';

/** The largest page of the reference, and one of the middle. */
const REFERENCE = [
  '/x/api/data-grid/data-grid/',
  '/material-ui/api/button/',
] as const;

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
      ours: (await viewPage(browser, `${server.origin}${largest}`)).used,
      stock: (await viewPage(browser, `${server.origin}${middle}`)).used,
    };
  } finally {
    await server.close();
  }
}

async function compareSites(): Promise<{ plain: Comparison; others: Comparison[] }> {
  const ourRoot = await prepareOurSite();
  const stockRoot = await buildStockSite(
    'weight',
    loadPagesForStock(COMPARED_PAGES),
  );
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
      plain: compare(
        'Installation, a page without demos, used',
        'installation',
        'used',
      ),
      others: [
        compare('Installation at load', 'installation', 'atLoad'),
        compare('Button at load (stock has no demos)', 'button', 'atLoad'),
        compare('Button, used', 'button', 'used'),
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
    saveResult('weight', comparisons);
  }
} catch (error) {
  // A measurement that could not be taken says so; it is no reason to stop others.
  console.error(error);
}
