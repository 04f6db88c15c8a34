/** Demos look as they would in an app that has the default theme of their library. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchShell } from '../harness/browser';
import { withTimeout } from '../harness/withTimeout';
import { openAsReader } from '../harness/reader';
import { SITE_DIR } from '../content/site';
import { bundleDemos } from './bundleDemos';
import { listDemos, type TestedDemo } from './listDemos';
import { serveStage } from './serveStage';
import { hasOwnTheme } from './hasOwnTheme';

jest.setTimeout(7_200_000);

/** Demos that differ for a reason. */
const EXPECTED: Readonly<Record<string, string>> = {
  CalendarSystemsFarsi:
    'it is written from right to left: an app needs a plugin of stylis for that, and the stage has it',
};

/** A page is left after so many demos: what they leave behind slows the next ones. */
const DEMOS_PER_PAGE = 60;

const PAGES = 3;

async function openStage(browser: Browser, origin: string): Promise<Page> {
  const context = await openAsReader({ browser, origin });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.waitForFunction(() => 'demoStage' in window);
  return page;
}

async function compareDemo(
  page: Page,
  { id, library, options, file }: TestedDemo,
): Promise<string[]> {
  const demo = { id, library, options, html: null, darkStyles: '' };
  const isThemed = hasOwnTheme(readFileSync(file, 'utf8'));
  const comparing = page.evaluate(
    ([staged, themed]) => window.demoStage.compare(staged, themed),
    [demo, isThemed] as const,
  );
  return withTimeout('The demo', comparing).catch((error: Error) => [error.message]);
}

it('every demo has the computed styles that it has under the default theme, in both palette modes', async () => {
  const demos = listDemos(path.join(SITE_DIR, 'docs'));
  const bundles = await bundleDemos(demos, SITE_DIR);
  const browser = await launchShell();
  const stage = await serveStage(bundles, SITE_DIR);
  const found = new Map<string, string[]>();
  const queue = [...demos];
  const work = async () => {
    let page: Page | undefined;
    for (let count = 0; queue.length > 0; count += 1) {
      const demo = queue.shift()!;
      if (count % DEMOS_PER_PAGE === 0) await page?.context().close();
      page =
        count % DEMOS_PER_PAGE === 0 || !page
          ? await openStage(browser, stage.origin)
          : page;
      const differences = await compareDemo(page, demo);
      if (differences.length > 0 && !(path.basename(demo.id) in EXPECTED))
        found.set(demo.id, differences.slice(0, 5));
    }
    await page?.context().close();
  };
  try {
    await Promise.all(Array.from({ length: PAGES }, work));
  } finally {
    await browser.close();
    await stage.close();
  }
  expect(Object.fromEntries(found)).toEqual({});
});
