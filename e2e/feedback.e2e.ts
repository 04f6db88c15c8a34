import type { Page, Route } from 'playwright-core';
import { findViolations } from '../tests/harness/axe';
import { openPage, PAGES } from '../tests/harness/pages';
import { openAsReader, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const question = (page: Page) =>
  page.getByRole('group', { name: 'Was this page helpful?' });

const SCRIPTS = /\/assets\/js\/.*\.js$/;

/** From now on the host has no script that the page has not loaded yet. */
async function breakNewScripts(
  page: Page,
  refuse: (route: Route) => Promise<void>,
): Promise<void> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  await page.route(SCRIPTS, (route) =>
    loaded.includes(route.request().url()) ? route.continue() : refuse(route),
  );
}

async function visit(reader: Reader = {}): Promise<Page> {
  const page = await (await openAsReader(stage, reader)).newPage();
  await openPage(page, `${stage.origin}${PAGES.installation}`);
  return page;
}

it('says where answers go before it is answered', async () => {
  const page = await visit();
  const place = question(page).getByText('Answers stay in this browser.');
  await place.scrollIntoViewIfNeeded();
  expect(await place.isVisible()).toBe(true);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request.url());
  });
  await question(page).getByRole('button', { name: 'Yes', exact: true }).click();
  await question(page).getByText('kept in this browser').waitFor();
  expect(requests).toEqual([]);
  await page.context().close();
});

it('is answered by keyboard, and remembered', async () => {
  const page = await visit();
  const group = question(page);
  await group.getByRole('button', { name: 'No', exact: true }).focus();
  await page.keyboard.press('Enter');
  await group
    .getByRole('status')
    .filter({ hasText: 'kept in this browser' })
    .waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('The last step is missing.');
  expect(await group.getByRole('textbox').inputValue()).toBe(
    'The last step is missing.',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() =>
    localStorage.getItem('page-feedback')?.includes('The last step is missing.'),
  );
  await page.reload();
  await question(page).scrollIntoViewIfNeeded();
  await question(page).getByRole('textbox').waitFor();
  expect(
    await question(page)
      .getByRole('button', { name: 'No', exact: true })
      .getAttribute('aria-pressed'),
  ).toBe('true');
  expect(await question(page).getByRole('textbox').inputValue()).toBe(
    'The last step is missing.',
  );
  await question(page).getByRole('button', { name: 'Delete answer' }).click();
  expect(
    await page.evaluate(() => localStorage.getItem('page-feedback')),
  ).toBeNull();
  await page.context().close();
});

it('belongs to a page: the next one has a question of its own', async () => {
  const page = await visit();
  await question(page).getByRole('button', { name: 'Yes', exact: true }).click();
  await question(page).getByRole('textbox').waitFor();
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link')
    .last()
    .click();
  await page.waitForFunction(
    (pathname) => window.location.pathname !== pathname,
    PAGES.installation,
  );
  await question(page)
    .getByRole('button', { name: 'Yes', exact: true, pressed: false })
    .waitFor();
  expect(await question(page).getByRole('textbox').count()).toBe(0);
  await page.context().close();
});

it('says so where its form cannot be loaded, and can be tried again', async () => {
  const page = await visit({ height: 300 });
  await breakNewScripts(page, (route) => route.abort());
  const group = question(page);
  await group.getByRole('button', { name: 'Yes', exact: true }).click();
  await group.getByText('That did not work.').waitFor();
  await page.unroute(SCRIPTS);
  await group.getByRole('button', { name: 'Yes', exact: true }).click();
  await group.getByText('kept in this browser').waitFor();
  await page.context().close();
});

it.each(['light', 'dark'] as const)(
  'the question about a page passes axe, with the form open: %s',
  async (system) => {
    const page = await visit({ system, width: 390 });
    await question(page).getByRole('button', { name: 'Yes', exact: true }).click();
    await question(page).getByText('kept in this browser').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.context().close();
  },
);

it('leaves the page alone where its form is gone, as after a deploy', async () => {
  const page = await visit({ height: 300 });
  await breakNewScripts(page, (route) => route.fulfill({ status: 404 }));
  const response = page.waitForResponse(
    (response) => response.request().method() === 'HEAD',
  );
  await question(page).scrollIntoViewIfNeeded();
  expect((await response).status()).toBe(404);
  await page.unroute(SCRIPTS);
  // A reload would lose this.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator('footer').getByRole('link', { name: 'All versions' }).click();
  await page.locator('h1', { hasText: 'Versions' }).waitFor();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.context().close();
});
