import type { Page } from 'playwright-core';
import { watchComplaints } from '../tests/harness/complaints';
import { followSidebarLink, openPage, PAGES } from '../tests/harness/pages';
import { openAsReader, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

async function open(address: string, reader?: Reader): Promise<Page> {
  const page = await (await openAsReader(stage, reader)).newPage();
  await openPage(page, stage.origin + address);
  return page;
}

/** Waits until a heading has the focus, and says whether it has an outline. */
async function waitForFocus(
  page: Page,
  name: string,
): Promise<{ outlined: boolean }> {
  await page.waitForFunction((text) => {
    const { activeElement } = document;
    return (
      activeElement?.matches('h1, h2, h3') === true &&
      activeElement.textContent?.trim().startsWith(text) === true
    );
  }, name);
  const outlined = await page.evaluate(
    () =>
      getComputedStyle(document.activeElement as Element).outlineStyle !== 'none',
  );
  return { outlined };
}

const waitForTitle = (page: Page, title: string) =>
  page.getByRole('status').getByText(title, { exact: true }).waitFor({
    state: 'attached',
  });

describe('a page that a link has led to', () => {
  it('is announced, and its heading has the focus without an outline after a click', async () => {
    const page = await open(PAGES.button);
    await followSidebarLink(page, 'Components', 'Button Group');
    expect(await waitForFocus(page, 'Button Group')).toEqual({ outlined: false });
    await waitForTitle(page, 'Button Group - Material UI');
    await page.context().close();
  });

  it('is announced in another set of pages, and without a sidebar', async () => {
    const page = await open(PAGES.home);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Joy UI' })
      .first()
      .click();
    await page.waitForURL('**/joy-ui/**');
    await waitForFocus(page, 'Joy UI');
    await page.waitForFunction(
      () =>
        document.querySelector('[data-announcer]')?.textContent === document.title,
    );
    await page.goBack();
    await waitForFocus(page, 'Five React libraries');
    await page.context().close();
  });

  it('has an outline around its heading where the keyboard has opened it', async () => {
    const page = await open(PAGES.button);
    const sidebar = page.getByRole('navigation', { name: 'Material UI pages' });
    await sidebar.getByRole('link', { name: 'Button Group', exact: true }).focus();
    await page.keyboard.press('Enter');
    expect(await waitForFocus(page, 'Button Group')).toEqual({ outlined: true });
    // The next stops are those of the page, not those of the header.
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('main') !== null),
    ).toBe(true);
    await page.context().close();
  });

  it('is announced on the way back and forward', async () => {
    const page = await open(PAGES.button);
    await followSidebarLink(page, 'Components', 'Button Group');
    await waitForFocus(page, 'Button Group');
    await page.goBack();
    await waitForFocus(page, 'Button');
    await waitForTitle(page, 'Button - Material UI');
    await page.goForward();
    await waitForFocus(page, 'Button Group');
    await waitForTitle(page, 'Button Group - Material UI');
    await page.context().close();
  });

  it('has the focus at the heading of the part that was requested', async () => {
    const page = await open(PAGES.button);
    const contents = page.getByRole('navigation', { name: 'On this page' }).first();
    const link = contents.getByRole('link').nth(1);
    const name = await link.innerText();
    await link.click();
    expect(await waitForFocus(page, name)).toEqual({ outlined: false });
    await page.context().close();
  });

  it('is announced once where the search or the drawer has led to it, with the focus at its heading', async () => {
    const context = await openAsReader(stage, { width: 390 });
    const complaints = watchComplaints(context, stage.origin);
    const page = await context.newPage();
    await openPage(page, stage.origin + PAGES.button);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('button group');
    await page
      .getByRole('dialog', { name: 'Search' })
      .getByRole('option', { name: /Button Group/ })
      .first()
      .waitFor();
    await page.evaluate(() => {
      const announced: string[] = [];
      Object.assign(window, { announced });
      const region = document.querySelector('[data-announcer]');
      new MutationObserver(() => {
        if (region?.textContent) announced.push(region.textContent);
      }).observe(region as Element, { childList: true });
    });
    await page.keyboard.press('Enter');
    await waitForFocus(page, 'Button Group');
    await waitForTitle(page, 'Button Group - Material UI');

    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Material UI pages' })
      .getByRole('link', { name: 'Button', exact: true })
      .first()
      .click();
    await waitForFocus(page, 'Button');
    await waitForTitle(page, 'Button - Material UI');
    expect(
      await page.evaluate(
        () => (window as unknown as { announced: string[] }).announced,
      ),
    ).toEqual(['Button Group - Material UI', 'Button - Material UI']);
    expect(complaints.take()).toEqual([]);
    await context.close();
  });
});
