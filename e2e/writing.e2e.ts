import type { Page } from 'playwright-core';
import { findViolations } from '../tests/harness/axe';
import { stopClock } from './harness/clock';
import { openPage } from '../tests/harness/pages';
import { openAsReader, themeToStorage } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const WRITING = '/experiments/docs/';

async function open(name: string, width = 1280) {
  const context = await openAsReader(stage, { width });
  const page = await context.newPage();
  await openPage(page, `${stage.origin}${WRITING}${name}/`);
  return { page, context };
}

const measureWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth);

describe('what writers type', () => {
  it.each(['headings', 'markdown', 'code-blocks', 'callouts', 'navigation'])(
    '%s: never widens a narrow page, wherever its lines end',
    async (name) => {
      const { page, context } = await open(name, 320);
      for (let width = 320; width <= 420; width += 5) {
        await page.setViewportSize({ width, height: 900 });
        expect([width, await measureWidth(page)]).toEqual([width, width]);
      }
      await context.close();
    },
  );

  it.each(['headings', 'markdown', 'code-blocks', 'callouts', 'navigation'])(
    '%s: satisfies axe, dark and from right to left',
    async (name) => {
      const context = await openAsReader(stage, {
        system: 'dark',
        width: 390,
        localStorage: themeToStorage({ direction: 'rtl' }),
      });
      const page = await context.newPage();
      await openPage(page, `${stage.origin}${WRITING}${name}/`);
      expect(await findViolations(page)).toEqual([]);
      await context.close();
    },
  );

  it('navigation: has every level and every marker', async () => {
    const { page, context } = await open('navigation');
    const navigation = page.getByRole('navigation', {
      name: 'Specimen of a navigation',
    });
    expect(await navigation.locator('ul ul ul ul').count()).toBe(2);
    const chips = (name: string) =>
      navigation
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${name}`) })
        .filter({ hasNot: page.getByRole('list') })
        .first()
        .innerText();
    expect(await chips('New feature')).toMatch(/New$/);
    expect(await chips('Unstable')).toMatch(/Preview$/);
    expect(await chips('Legacy')).toMatch(/Legacy\s+Legacy$/);
    expect(await chips('Pro plan')).toMatch(/Pro$/);
    expect(await chips('Premium plan')).toMatch(/Premium$/);
    expect(await chips('New in Pro')).toMatch(/New\s+Pro$/);
    expect(await chips('Planned')).toMatch(/Planned$/);
    expect(
      await navigation.getByRole('link', { name: /Planned|planned/ }).count(),
    ).toBe(0);
    expect(await navigation.locator('[aria-current="page"]').innerText()).toBe(
      'The open page',
    );
    await context.close();
  });

  it('headings: each id is there once, and the contents have two levels', async () => {
    const { page, context } = await open('headings');
    const ids = await page
      .locator('article :is(h2, h3, h4, h5, h6)')
      .evaluateAll((headings) => headings.map(({ id }) => id));
    expect(ids).toContain('a-heading-that-is-led-to');
    expect(ids.filter((id) => id.startsWith('equal'))).toEqual(['equal', 'equal-1']);
    expect(ids).toContain('überschrift-заголовок-見出し');
    expect(new Set(ids).size).toBe(ids.length);
    const levels = await page
      .locator('article :is(h2, h3)')
      .evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
    const contents = await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash)),
      );
    expect(contents).toEqual(levels);
    await context.close();
  });

  it('headings: a link within the page leads there', async () => {
    const { page, context } = await open('headings');
    await page.getByRole('link', { name: 'the link to it' }).click();
    expect(new URL(page.url()).hash).toBe('#a-heading-that-is-led-to');
    await page.waitForFunction(() => {
      const { top } = document
        .querySelector('#a-heading-that-is-led-to')!
        .getBoundingClientRect();
      return top > 0 && top < 200;
    });
    await context.close();
  });

  it.each([
    ['a-lost-section', 'A section that answers for others'],
    ['another-lost-section', 'A section that answers for others'],
  ])('headings: #%s leads to "%s"', async (id, name) => {
    const { page, context } = await open('headings');
    const heading = page.getByRole('heading', { name });
    expect(await heading.textContent()).not.toContain('#');
    await page.goto(`${page.url()}#${id}`);
    await page.waitForFunction(
      (element) => {
        const edge = Number.parseFloat(
          getComputedStyle(document.documentElement).scrollPaddingTop,
        );
        return Math.abs((element?.getBoundingClientRect().top ?? 0) - edge) < 8;
      },
      await heading.elementHandle(),
    );
    await context.close();
  });

  it('headings: the id of a section that moved leads to its page', async () => {
    const { page, context } = await open('headings');
    const moved = page.getByRole('link', { name: 'now on the page of demos' });
    expect(await moved.isVisible()).toBe(false);
    await page.goto(`${page.url()}#a-section-elsewhere`);
    await page.waitForURL('**/experiments/docs/demos/#one-line');
    await page.getByRole('heading', { name: 'One line' }).waitFor();
    await context.close();
  });

  it('headings: without scripts, the id of a section that moved shows a link', async () => {
    const context = await openAsReader(stage, {
      options: { javaScriptEnabled: false },
    });
    const page = await context.newPage();
    await page.goto(`${stage.origin}${WRITING}headings/#a-section-elsewhere`);
    const moved = page.getByRole('link', { name: 'now on the page of demos' });
    await moved.click();
    expect(new URL(page.url()).hash).toBe('#one-line');
    await context.close();
  });

  it('markdown: a wide table is scrolled by keys', async () => {
    const { page, context } = await open('markdown', 390);
    const table = page.getByRole('group', { name: 'Table' }).nth(1);
    await table.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      () => (document.activeElement as HTMLElement).scrollLeft > 0,
    );
    await context.close();
  });

  it('code: what is copied is what was typed', async () => {
    const { page, context } = await open('code-blocks');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const block = page.locator('[data-code-block]', { hasText: 'backticks' });
    await stopClock(page);
    await block.getByRole('button', { name: 'Copy' }).click();
    await block.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '<p>&lt;b&gt; &amp; "quotes" \'apostrophes\' `backticks` ${braces}</p>',
    );
    await context.close();
  });

  it('callouts: each says its kind or its title in words', async () => {
    const { page, context } = await open('callouts');
    const words = await page
      .locator('.theme-admonition > div:first-child')
      .evaluateAll((heads) => heads.map(({ textContent }) => textContent?.trim()));
    expect(words.slice(0, 6)).toEqual([
      'note',
      'tip',
      'info',
      'warning',
      'danger',
      'Since 5.15',
    ]);
    await context.close();
  });
});
