import type { Frame, Page } from 'playwright-core';
import { findViolations } from '../tests/harness/axe';
import { watchComplaints } from '../tests/harness/complaints';
import { measureOverflow, openPage, PAGES } from '../tests/harness/pages';
import { openAsReader, themeToStorage, type Reader } from '../tests/harness/reader';
import { listBuiltPages, readBuilt, useStage } from '../tests/harness/site';

const stage = useStage();

const ACCESSIBILITY = '/accessibility/';

async function visit(reader: Reader = {}): Promise<Page> {
  const page = await (await openAsReader(stage, reader)).newPage();
  await openPage(page, stage.origin + ACCESSIBILITY);
  return page;
}

/** Controls of the header that every page has; those of a product stand between them. */
const HEADER = [
  'Menu',
  'Products',
  'Search',
  'Language of code samples',
  'Toggle color mode',
  'Settings',
];

/** Text between the first `<header` or the last `<footer` of a page and its end. */
function cutOut(html: string, tag: 'header' | 'footer'): string {
  const start =
    tag === 'header' ? html.indexOf('<header') : html.lastIndexOf('<footer');
  return html.slice(start, html.indexOf(`</${tag}>`, start));
}

describe('every page', () => {
  it('is framed by the same header and footer, in the same order', () => {
    const files = [
      ...listBuiltPages().map((pathname) => `${pathname.slice(1)}index.html`),
      '404.html',
    ];
    expect(files.length).toBeGreaterThan(400);
    const footers = new Set<string>();
    for (const file of files) {
      const html = readBuilt(file);
      const header = cutOut(html, 'header');
      const places = HEADER.map((name) =>
        name === 'Products'
          ? header.indexOf('>Products<')
          : header.search(new RegExp(`aria-label="?${name}["> ]`)),
      );
      expect([file, places.every((place) => place >= 0)]).toEqual([file, true]);
      expect([file, [...places].sort((one, two) => one - two)]).toEqual([
        file,
        places,
      ]);
      const links = [...cutOut(html, 'footer').matchAll(/ href="?([^" >]+)/g)];
      footers.add(links.map(([, href]) => href).join(' '));
    }
    expect(footers.size).toBe(1);
    expect([...footers][0]?.split(' ')).toContain(ACCESSIBILITY);
  });
});

/** Whether something moves, or nothing does, as expected. */
const isMoving = (expected: boolean) =>
  expected ===
  document.getAnimations().some(({ playState }) => playState === 'running');

describe('less motion', () => {
  it.each([
    ['progress', 'MuiCircularProgress-root'],
    ['skeleton', 'MuiSkeleton-root'],
  ])('holds endless animations still: %s', async (name, moving) => {
    const visitWith = async (reducedMotion: 'reduce' | 'no-preference') => {
      const context = await openAsReader(stage, { options: { reducedMotion } });
      const page = await context.newPage();
      await openPage(page, `${stage.origin}/material-ui/react-${name}/`);
      await page.locator(`[data-live] .${moving}`).first().waitFor();
      return page;
    };
    const moved = await visitWith('no-preference');
    await moved.waitForFunction(isMoving, true);
    await moved.context().close();
    const still = await visitWith('reduce');
    await still.waitForFunction(isMoving, false);
    await still.context().close();
  });
});

describe('less motion in a document of its own', () => {
  /** A frame of a page, and what moves without end in it. */
  type OpenFrame = (page: Page) => Promise<Frame>;

  const openWindow: OpenFrame = async (page) => {
    await openPage(page, `${stage.origin}/experiments/docs/demos/options/`);
    await page.locator('[data-demo="ParcelWindow"]').scrollIntoViewIfNeeded();
    const iframe = page.locator('[data-demo="ParcelWindow"] iframe');
    await iframe.contentFrame().locator('body > *').first().waitFor();
    return (await (await iframe.elementHandle())?.contentFrame()) as Frame;
  };

  const openEdited: OpenFrame = async (page) => {
    await openPage(page, stage.origin + PAGES.button);
    const demo = page.locator('[data-demo]').first();
    await demo.getByRole('button', { name: 'Edit', exact: true }).click();
    const iframe = demo.locator('[data-edited-stage] iframe');
    await iframe.contentFrame().getByRole('button').first().waitFor();
    return (await (await iframe.elementHandle())?.contentFrame()) as Frame;
  };

  /** Lets the document turn without end, as a component would. */
  const turn = (frame: Frame) =>
    frame.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '@keyframes turn { to { rotate: 1turn } } body { animation: turn 1s infinite }',
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });

  it.each([
    ['window', openWindow],
    ['edited demo', openEdited],
  ])('holds endless animations still: %s', async (_name, openFrame) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const context = await openAsReader(stage, { options: { reducedMotion } });
      const frame = await openFrame(await context.newPage());
      await turn(frame);
      await frame.waitForFunction(isMoving, reducedMotion === 'no-preference');
      await context.close();
    }
  });
});

describe('the page about accessibility', () => {
  it.each([
    ['wide, light', { system: 'light' }],
    [
      'narrow, dark, right to left',
      {
        system: 'dark',
        width: 320,
        localStorage: themeToStorage({ direction: 'rtl' }),
      },
    ],
  ] as const)('passes axe and fits the window: %s', async (_name, reader) => {
    const page = await visit(reader);
    const complaints = watchComplaints(page.context(), stage.origin);
    expect(await findViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
    expect(complaints.take()).toEqual([]);
    await page.context().close();
  });

  it('is found from the footer, and has a row for each criterion', async () => {
    const context = await openAsReader(stage);
    const page = await context.newPage();
    await openPage(page, `${stage.origin}/`);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Accessibility', exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Accessibility' }).waitFor();
    expect(await page.locator('tr[id^="criterion-"]').count()).toBe(55);
    await context.close();
  });
});
