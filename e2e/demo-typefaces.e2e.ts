/** Demos have the typefaces of their libraries, and no other page loads them. */
import type { Page } from 'playwright-core';
import { readFonts } from './harness/fonts';
import { openPage, PAGES, waitForScripts } from '../tests/harness/pages';
import { openAsReader, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const DEMO_FONT = /\/fonts\/demos\/([a-z-]+)\./;

/** Opens a window that records the typefaces of demos that its pages request. */
async function openWindow(reader: Reader = {}) {
  const context = await openAsReader(stage, reader);
  const requested: string[] = [];
  context.on('request', (request) => {
    const [, name] = DEMO_FONT.exec(request.url()) ?? [];
    if (name) requested.push(name);
  });
  return { context, page: await context.newPage(), requested };
}

async function scrollToFirstDemo(page: Page): Promise<void> {
  await page.locator('[data-demo-stage]').first().scrollIntoViewIfNeeded();
  await page.locator('[data-demo-stage] [data-live]').first().waitFor();
}

describe('the typeface of a demo', () => {
  it.each([
    [PAGES.button, 'button', 'Roboto', 'roboto-latin'],
    [
      '/x/react-data-grid/',
      '.MuiDataGrid-columnHeaderTitle',
      'Roboto',
      'roboto-latin',
    ],
    ['/joy-ui/react-button/', 'button', 'Inter', 'inter-latin'],
  ])(
    'is there when the first one runs: %s, %s, %s',
    async (pathname, text, family, file) => {
      const { context, page, requested } = await openWindow();
      await openPage(page, stage.origin + pathname);
      await scrollToFirstDemo(page);
      const fonts = await readFonts(page, `[data-live] ${text}`);
      expect(fonts).toEqual([expect.stringMatching(`^${family}`)]);
      expect(requested).toEqual([file]);
      await context.close();
    },
  );

  it.each([
    PAGES.installation,
    '/material-ui/api/button/',
    '/base-ui/react-button/',
  ])('is not loaded where no demo asks for one: %s', async (pathname) => {
    const { context, page, requested } = await openWindow();
    await openPage(page, stage.origin + pathname);
    expect(requested).toEqual([]);
    await context.close();
  });

  it('is not loaded by a page that is only read', async () => {
    const { context, page, requested } = await openWindow({ idle: true });
    await page.goto(stage.origin + PAGES.button, { waitUntil: 'load' });
    expect(requested).toEqual([]);
    await context.close();
  });

  it('is not loaded where data is saved, and demos run all the same', async () => {
    const { context, page, requested } = await openWindow();
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(stage.origin + PAGES.button);
    await waitForScripts(page);
    await scrollToFirstDemo(page);
    expect(requested).toEqual([]);
    await context.close();
  });

  it('is handed to an edited demo, whose frame may load nothing', async () => {
    const { context, page } = await openWindow();
    await openPage(page, stage.origin + PAGES.button);
    await scrollToFirstDemo(page);
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    const frame = page.frameLocator('iframe[src*="/runner/"]').first();
    await frame.locator('button').first().waitFor();
    const statuses = await frame
      .locator('body')
      .evaluate(({ ownerDocument: { fonts } }) =>
        [...fonts]
          .filter(
            ({ weight, status }) => weight === '100 500' && status === 'loaded',
          )
          .map(({ family }) => family),
      );
    expect(statuses).toContain('Roboto');
    await context.close();
  });

  it('is there in a window of its own', async () => {
    const { context, page } = await openWindow();
    await page.goto(
      `${stage.origin}/material-ui/getting-started/templates/sign-in/`,
    );
    await waitForScripts(page);
    const frame = page.frameLocator('[data-demo-stage] iframe').first();
    await frame.locator('button').first().waitFor();
    await page.waitForFunction(() => {
      const inner = document.querySelector<HTMLIFrameElement>(
        '[data-demo-stage] iframe',
      );
      return [...(inner?.contentDocument?.fonts ?? [])].some(
        ({ family, status }) => family === 'Roboto' && status === 'loaded',
      );
    });
    await context.close();
  });
});
