/** The portal with a licence key: the Pro and Premium packages judge it in the demos of pages. */
import path from 'node:path';
import { createSiteServer } from '../scripts/server/createSiteServer.mts';
import { getLimit } from '../tests/limits/limits';
import { WATERMARK } from '../tests/harness/licenseNotice';
import { openPage, hydrateDemos } from '../tests/harness/pages';
import { openAsReader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';
import { copySite } from '../tests/harness/siteCopy';

// A build.
jest.setTimeout(getLimit('build'));

const stage = useStage();

/** A page with demos of Pro, and a page with demos of Premium. */
const PAGES = [
  '/x/react-date-pickers/date-range-picker/',
  '/x/react-data-grid/row-grouping/',
];

/** Has the form of a key, and is none. */
const INVALID = { key: '0123abcd', watermark: 'MUI X Invalid license key' };

const realKey = process.env.MUI_X_LICENSE_KEY;
if (!realKey) {
  console.warn('NOT CHECKED: a key that is valid; MUI_X_LICENSE_KEY is not set.');
}

/** Builds the portal with a key. @returns the watermarks and messages of pages with paid demos */
async function readWithKey(licenseKey: string) {
  const site = copySite('license-key');
  const { exitCode, output } = await site.build({ MUI_X_LICENSE_KEY: licenseKey });
  if (exitCode !== 0) {
    throw new Error(output);
  }
  const root = path.join(site.folder, 'build');
  const server = await createSiteServer({ root });
  const context = await openAsReader({
    browser: stage.browser,
    origin: server.origin,
  });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const seen = [];
  for (const pathname of PAGES) {
    await openPage(page, `${server.origin}${pathname}`);
    await hydrateDemos(page);
    // In the demos: the text of the page quotes the watermark.
    const count = (text: string) =>
      page.locator('[data-demo-stage]').getByText(text, { exact: true }).count();
    seen.push({
      missing: await count(WATERMARK),
      invalid: await count(INVALID.watermark),
      notes: await page.getByText('so they show the watermark').count(),
    });
  }
  await context.close();
  await server.close();
  site.remove();
  return { seen, messages };
}

it('a key that is none is called invalid by the packages, in demos and console', async () => {
  const { seen, messages } = await readWithKey(INVALID.key);
  expect(seen).toEqual(
    PAGES.map(() => ({
      missing: 0,
      invalid: expect.any(Number) as number,
      notes: 0,
    })),
  );
  expect(seen.filter(({ invalid }) => invalid === 0)).toEqual([]);
  expect(
    messages.filter((message) => !message.includes('Invalid license key')),
  ).toEqual([]);
});

it(
  realKey
    ? 'with a valid key demos have no watermark, and the console is silent'
    : 'NOT CHECKED, no MUI_X_LICENSE_KEY: demos with a valid key',
  async () => {
    if (!realKey) return;
    expect(await readWithKey(realKey)).toEqual({
      seen: PAGES.map(() => ({ missing: 0, invalid: 0, notes: 0 })),
      messages: [],
    });
  },
);
