import type { Page } from 'playwright-core';
import { LICENSE_MESSAGE, WATERMARK } from '../tests/harness/licenseNotice';
import { openPage, hydrateDemos } from '../tests/harness/pages';
import { openAsReader, shareContext } from '../tests/harness/reader';
import { readBuilt, useStage } from '../tests/harness/site';

const stage = useStage();

/** Strings by which the script of a package that few pages need is recognised. */
const MARKS = {
  // Pages quote the messages that readers meet.
  licence: 'Unhandled MUI X license status',
  'date-fns': /\.lib="date-fns"/,
  luxon: /\.lib="luxon"/,
  moment: /\.lib="moment"/,
};

interface LoadedPage {
  page: Page;
  scripts: string[];
  messages: string[];
  close: () => Promise<void>;
}

/** Opens a page and runs all of its demos. */
async function openWhole(pathname: string): Promise<LoadedPage> {
  const context = await openAsReader(stage);
  const page = await context.newPage();
  const loaded = new Set<string>();
  const messages: string[] = [];
  page.on('response', (response) => {
    const { pathname: file } = new URL(response.url());
    if (file.endsWith('.js')) loaded.add(file.slice(1));
  });
  page.on('console', (message) => messages.push(message.text()));
  await openPage(page, `${stage.origin}${pathname}`);
  await hydrateDemos(page);
  return {
    page,
    scripts: [...loaded].map(readBuilt),
    messages,
    close: () => context.close(),
  };
}

const findMarks = (scripts: readonly string[]) =>
  Object.entries(MARKS)
    .filter(([, mark]) =>
      scripts.some((script) =>
        typeof mark === 'string' ? script.includes(mark) : mark.test(script),
      ),
    )
    .map(([name]) => name);

describe('packages that few pages need', () => {
  it.each([
    '/x/react-data-grid/',
    '/x/react-data-grid/column-definition/',
    '/x/react-date-pickers/date-picker/',
    '/x/react-charts/bars/',
  ])('are not loaded on %s', async (pathname) => {
    const { scripts, messages, close } = await openWhole(pathname);
    expect(scripts.length).toBeGreaterThan(3);
    expect(findMarks(scripts)).toEqual([]);
    expect(messages).toEqual([]);
    await close();
  });

  it('are loaded on the page about date libraries, and run', async () => {
    const { scripts, close } = await openWhole(
      '/x/react-date-pickers/adapters-locale/',
    );
    expect(findMarks(scripts)).toEqual(['date-fns', 'luxon', 'moment']);
    await close();
  });
});

describe('Pro and Premium demos without a licence key', () => {
  it.each([
    '/x/react-data-grid/master-detail/',
    '/x/react-data-grid/row-grouping/',
    '/x/react-date-pickers/date-range-picker/',
  ])('run under the watermark of their makers: %s', async (pathname) => {
    const { page, scripts, messages, close } = await openWhole(pathname);
    expect(findMarks(scripts)).toEqual(['licence']);
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.filter((message) => !LICENSE_MESSAGE.test(message))).toEqual([]);
    const watermark = page.getByText(WATERMARK, { exact: true }).first();
    expect(await watermark.isVisible()).toBe(true);
    expect(await page.getByText('so they show the watermark').count()).toBe(1);
    await close();
  });
});

/** Text that a chart without data shows instead. */
const NO_DATA = 'No orders yet.';

describe('before any script', () => {
  const getStatic = shareContext(stage, { options: { javaScriptEnabled: false } });

  /** The static HTML of each demo of a page. */
  async function listStaticDemos(pathname: string): Promise<string[]> {
    const page = await getStatic().newPage();
    await page.goto(`${stage.origin}${pathname}`);
    const demos = await page
      .locator('[data-demo-stage]')
      .evaluateAll((stages) => stages.map(({ innerHTML }) => innerHTML));
    await page.close();
    return demos;
  }

  it.each([
    '/x/react-data-grid/',
    '/x/react-data-grid/master-detail/',
    '/x/react-data-grid/row-grouping/',
  ])('grids have rows: %s', async (pathname) => {
    const demos = await listStaticDemos(pathname);
    expect(demos.length).toBeGreaterThan(3);
    expect(demos.filter((html) => !html.includes('data-rowindex='))).toEqual([]);
  });

  it.each([
    '/x/react-charts/',
    '/x/react-charts/bars/',
    '/x/react-charts/lines/',
    '/x/react-charts/pie/',
    '/x/react-charts/scatter/',
    '/x/react-charts/sparkline/',
  ])('charts are drawn: %s', async (pathname) => {
    const demos = (await listStaticDemos(pathname)).filter(
      (html) => !html.includes(NO_DATA),
    );
    expect(demos.length).toBeGreaterThan(1);
    expect(
      demos.filter((html) => !/<svg[\s\S]*<(?:path|rect|circle)/.test(html)),
    ).toEqual([]);
  });
});
