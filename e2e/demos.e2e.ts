import type { Locator, Page } from 'playwright-core';
import { findViolations } from '../tests/harness/axe';
import { watchComplaints } from '../tests/harness/complaints';
import { chooseAction } from './harness/exports';
import {
  measureOverflow,
  openPage,
  waitUntilHydrated,
  hydrateDemos,
} from '../tests/harness/pages';
import { openAsReader, themeToStorage, type Reader } from '../tests/harness/reader';
import {
  listBuiltPages,
  listSitemapPages,
  readBuilt,
  useStage,
} from '../tests/harness/site';
import { readShifts, watchShifts } from './harness/shifts';

const stage = useStage();

/** Test pages of the demo machinery. */
const DEMOS = '/experiments/docs/demos/';

async function openDemos(page = '', reader: Reader = {}) {
  const context = await openAsReader(stage, reader);
  const complaints = watchComplaints(context, stage.origin);
  const opened = await context.newPage();
  await openPage(opened, `${stage.origin}${DEMOS}${page}`);
  await hydrateDemos(opened);
  return {
    page: opened,
    takeComplaints: () => complaints.take(),
    close: () => context.close(),
  };
}

const findDemo = (page: Page, name: string) =>
  page.locator(`section[data-demo="${name}"]`);

const readStyle = (locator: Locator, names: string[]) =>
  locator.evaluate((element, properties) => {
    const style = getComputedStyle(element);
    return Object.fromEntries(
      properties.map((name) => [name, style.getPropertyValue(name)]),
    );
  }, names);

async function measure(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) {
    throw new Error(`${String(locator)} is not drawn`);
  }
  return box;
}

describe('the test pages', () => {
  it('are built, and kept from search engines, site map and list of pages', () => {
    const pages = listBuiltPages().filter((path) =>
      path.startsWith('/experiments/'),
    );
    expect(pages).toContain(DEMOS);
    for (const page of pages) {
      expect(readBuilt(`${page}index.html`)).toMatch(/<meta[^>]+noindex/);
    }
    expect(listSitemapPages().join('\n')).not.toContain('experiments');
    expect(readBuilt('material-ui/index.html')).not.toContain('/experiments/');
  });
});

describe('a demo that was renamed', () => {
  it.each(['ClickCounter.js', 'PressCounter.js'])(
    'is what #%s leads to, with its code open in that language',
    async (anchor) => {
      const context = await openAsReader(stage);
      const page = await context.newPage();
      await openPage(page, `${stage.origin}${DEMOS}#${anchor}`);
      const demo = findDemo(page, 'PressCounter');
      await demo.getByRole('button', { name: 'Hide code' }).waitFor();
      await demo.getByRole('tab', { name: 'JavaScript', selected: true }).waitFor();
      expect(await page.getByRole('button', { name: 'Hide code' }).count()).toBe(1);
      const { y } = await measure(demo);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(200);
      await context.close();
    },
  );
});

describe('a demo that throws', () => {
  const FAULTS = [
    ['while rendering', 'ThrowInRender', 'Jam the till', 'The till is jammed.'],
    ['in an effect', 'ThrowInEffect', 'Unplug the scale', 'The scale has no power.'],
    [
      'in an event',
      'ThrowInEvent',
      'Print a receipt',
      'The printer is out of paper.',
    ],
    [
      'in a promise',
      'ThrowInPromise',
      'Pay by card',
      'The card terminal does not answer.',
    ],
  ] as const;

  it.each(FAULTS)(
    '%s says so in its frame, starts again, and the page lives on',
    async (_where, name, button, message) => {
      const { page, takeComplaints, close } = await openDemos('failures/');
      const sound = findDemo(page, 'StillSound');
      await sound.getByRole('button', { name: 'Sold 0' }).click();
      const demo = findDemo(page, name);
      await demo.getByRole('button', { name: button }).click();
      const alert = demo.getByRole('alert');
      await alert.getByText(message).waitFor();
      expect(await page.getByRole('alert').count()).toBe(1);
      expect(takeComplaints().every((text) => text.includes(message))).toBe(true);

      await sound.getByRole('button', { name: 'Sold 1' }).click();
      await sound.getByRole('button', { name: 'Sold 2' }).waitFor();
      await alert.getByRole('button', { name: 'Start it again' }).click();
      await demo.getByRole('button', { name: button }).waitFor();
      expect(await alert.count()).toBe(0);
      await sound.getByRole('button', { name: 'Sold 2' }).waitFor();

      await demo.getByRole('button', { name: button }).click();
      await alert.waitFor();
      takeComplaints();
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Joy UI', exact: true })
        .click();
      await page.getByRole('heading', { level: 1, name: 'Joy UI' }).waitFor();
      await hydrateDemos(page);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      expect(takeComplaints()).toEqual([]);
      await close();
    },
  );

  it('does not take errors that others make', async () => {
    const { page, close } = await openDemos('failures/');
    await findDemo(page, 'StillSound')
      .getByRole('button', { name: 'Sold 0' })
      .click();
    await page.getByRole('heading', { level: 1 }).click();
    await page.evaluate(() => {
      void Promise.reject(new Error('not of a demo'));
      return new Promise((resolve) => {
        window.addEventListener('unhandledrejection', resolve, { once: true });
      });
    });
    expect(await page.getByRole('alert').count()).toBe(0);
    await close();
  });
});

describe('the options of a demo', () => {
  let opened: Awaited<ReturnType<typeof openDemos>>;

  beforeAll(async () => {
    opened = await openDemos('options/');
  });

  afterAll(() => opened.close());

  const area = (name: string) =>
    findDemo(opened.page, name).locator('[data-demo-stage]').locator('..');

  const frame = (name: string) => area(name).locator('..');

  it('maxWidth: no wider, and in the middle', async () => {
    const inner = await measure(area('ParcelNarrow'));
    const outer = await measure(frame('ParcelNarrow'));
    expect(inner.width).toBe(320);
    expect(inner.x - outer.x).toBeCloseTo(
      outer.x + outer.width - inner.x - inner.width,
      0,
    );
    expect((await measure(area('ParcelPlain'))).width).toBeGreaterThan(600);
  });

  it('height: room that is kept', async () => {
    expect((await measure(frame('ParcelHigh'))).height).toBe(280);
    expect((await measure(frame('ParcelPlain'))).height).toBeLessThan(280);
  });

  it('bg: four grounds, each its own', async () => {
    const ground = async (name: string) =>
      JSON.stringify(
        await readStyle(frame(name), ['background-color', 'background-image']),
      );
    expect(await ground('ParcelOutlined')).toBe(await ground('ParcelPlain'));
    expect(await ground('ParcelOnPlain')).not.toBe(await ground('ParcelOutlined'));
    expect(await ground('ParcelOnGradient')).toContain('gradient');
    const border = (name: string) =>
      readStyle(findDemo(opened.page, name), ['border-top-color']);
    expect(await border('ParcelInline')).toEqual({
      'border-top-color': 'rgba(0, 0, 0, 0)',
    });
    expect(await border('ParcelOutlined')).not.toEqual(await border('ParcelInline'));
  });

  it('iframe: a window that asks for its own width, and scrolls for itself', async () => {
    const { page } = opened;
    const window = page.frameLocator(
      'iframe[title="Parcels in a window of their own"]',
    );
    const [first, second] = [window.getByText('Bergen'), window.getByText('Tartu')];
    await second.waitFor();
    expect((await measure(page.locator('iframe'))).height).toBe(300);
    expect((await measure(first)).y).toBe((await measure(second)).y);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.waitForFunction(() => {
      const inner = document.querySelector('iframe')?.contentWindow;
      return inner?.matchMedia('(width < 600px)').matches;
    });
    expect((await measure(second)).y).toBeGreaterThan((await measure(first)).y);
    const bar = window.locator('.MuiAppBar-root');
    const before = await measure(bar);
    await window.getByText('Riga').evaluate((element) => {
      element.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
    const inner = await page
      .locator('iframe')
      .evaluate((element: HTMLIFrameElement) => element.contentWindow?.scrollY);
    expect(inner).toBeGreaterThan(100);
    expect((await measure(bar)).height).toBe(before.height);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('codeOpen and hideToolbar: code from the start, or not at all', async () => {
    const wholeFile = (demo: Locator) => demo.getByLabel(/^Parcel\w+\.tsx$/);
    const open = findDemo(opened.page, 'ParcelCodeOpen');
    await open.getByRole('button', { name: 'Hide code' }).waitFor();
    expect(await wholeFile(open).isVisible()).toBe(true);
    const folded = findDemo(opened.page, 'ParcelPlain');
    expect(await wholeFile(folded).isVisible()).toBe(false);
    const alone = findDemo(opened.page, 'ParcelAlone');
    expect(await alone.getByRole('tab').count()).toBe(0);
    expect(await alone.locator('pre').count()).toBe(0);
    expect(await alone.getByRole('button').count()).toBe(1);
  });

  it('leave a demo that is too wide or too tall its place', async () => {
    const { page } = opened;
    const scroller = page.getByRole('group', { name: 'High tide' });
    const { scrollWidth, clientWidth } = await scroller.evaluate((element) => ({
      scrollWidth: element.scrollWidth,
      clientWidth: element.clientWidth,
    }));
    expect(scrollWidth).toBeGreaterThan(clientWidth + 500);
    expect(await measureOverflow(page)).toBe(0);
    const tall = await measure(frame('QueueList'));
    expect(tall.height).toBeGreaterThan(2000);
    const last = await measure(
      findDemo(page, 'QueueList').getByText('Ticket 479', { exact: true }),
    );
    expect(last.y + last.height).toBeLessThan(tall.y + tall.height);
  });
});

describe('a demo and the page around it', () => {
  it('do not style each other', async () => {
    const { page, close } = await openDemos('isolation/');
    const demo = findDemo(page, 'PlainElements');
    // The browser's own styles of these elements, in an empty document of the same font.
    const blank = await page.context().newPage();
    const elements = await demo
      .locator('[data-live]')
      .evaluate((element) => element.innerHTML);
    await blank.setContent(
      `<!doctype html><body><div id="root" style="font:400 16px/1.5 Roboto,Helvetica,Arial,sans-serif;color:CanvasText">${elements}</div>`,
    );
    const properties = [
      'background-color',
      'border-top-width',
      'color',
      'font-family',
      'font-size',
      'font-weight',
      'list-style-type',
      'margin-bottom',
      'margin-top',
      'padding-inline-start',
      'text-align',
      'text-decoration-line',
      'text-decoration-thickness',
    ];
    const readAll = (root: Locator) =>
      root.evaluate(
        (element, names) =>
          [...element.querySelectorAll('*')].flatMap((each) => {
            const read = (pseudo?: string) =>
              names
                .map((name) => getComputedStyle(each, pseudo).getPropertyValue(name))
                .join(' | ');
            return each.matches('li')
              ? [
                  `li ${read()}`,
                  `marker ${getComputedStyle(each, '::marker').color}`,
                ]
              : [`${each.localName} ${read()}`];
          }),
        properties,
      );
    const inDemo = await readAll(demo.locator('[data-live]'));
    expect(inDemo.length).toBeGreaterThan(15);
    expect(inDemo).toEqual(await readAll(blank.locator('#root')));
    await blank.close();

    const loud = [
      'background-color',
      'letter-spacing',
      'text-transform',
      'padding-top',
    ];
    const inText = page.locator('p > .loud-notice');
    expect(await readStyle(inText, loud)).toEqual(
      await readStyle(inText.locator('..'), loud),
    );
    expect(
      await readStyle(findDemo(page, 'LoudNotice').locator('.loud-notice'), loud),
    ).toMatchObject({ 'letter-spacing': '4px', 'text-transform': 'uppercase' });
    await close();
  });

  it('keep their headings apart', async () => {
    const { page, close } = await openDemos('isolation/');
    const heading = findDemo(page, 'PlainElements').getByRole('heading', {
      level: 4,
    });
    expect(await heading.count()).toBe(1);
    const inContents = page.locator('nav a[href^="#"]', { hasText: 'Trees' });
    expect(await inContents.count()).toBe(0);
    expect(await heading.getAttribute('id')).toBeNull();
    expect(await findViolations(page)).toEqual([]);
    await close();
  });

  it('leave styles of the page as they were before a demo came alive', async () => {
    const context = await openAsReader(stage);
    const page = await context.newPage();
    await openPage(page, `${stage.origin}${DEMOS}isolation/`);
    const readPage = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header *, .prose > :not([data-demo]) *')].map(
          (element) => {
            const { color, font, padding, margin, letterSpacing } =
              getComputedStyle(element);
            return [color, font, padding, margin, letterSpacing].join(' ');
          },
        ),
      );
    const before = await readPage();
    await hydrateDemos(page);
    expect(await readPage()).toEqual(before);
    await context.close();
  });
});

describe('a demo that comes alive', () => {
  it.each([
    ['with the defaults', 'light', {}],
    ['from right to left in the dark', 'dark', { direction: 'rtl' }],
    ['dense, with little spacing', 'light', { dense: true, spacing: 6 }],
  ] as const)('moves nothing and says nothing, %s', async (_case, mode, theme) => {
    const context = await openAsReader(stage, {
      localStorage: { 'mui-mode': mode, ...themeToStorage(theme) },
    });
    await watchShifts(context);
    const complaints = watchComplaints(context, stage.origin);
    const page = await context.newPage();
    await openPage(page, `${stage.origin}${DEMOS}options/`);
    const sleeping = page.locator('[data-demo-stage]:not(:has([data-live]))');
    expect(await sleeping.count()).toBeGreaterThan(5);
    await hydrateDemos(page);
    expect(await readShifts(page)).toEqual([]);
    expect(complaints.take()).toEqual([]);
    await context.close();
  });

  it('is at once alive after client navigation', async () => {
    const { page, close } = await openDemos();
    await page.getByRole('link', { name: 'All test pages' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Demos that fail' })
      .click();
    await findDemo(page, 'ThrowInRender').locator('[data-live]').waitFor();
    await close();
  });

  it('that is clicked before it runs handles the click afterwards', async () => {
    const context = await openAsReader(stage);
    const page = await context.newPage();
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.goto(`${stage.origin}${DEMOS}failures/`);
    await waitUntilHydrated(page);
    // From now on scripts wait, as on a slow line.
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/*.js', async (route) => {
      await released;
      await route.continue();
    });
    const sound = findDemo(page, 'StillSound');
    const button = sound.getByRole('button', { name: 'Sold 0' });
    await button.scrollIntoViewIfNeeded();
    expect(await sound.locator('[data-live]').count()).toBe(0);
    await button.click();
    expect(await button.count()).toBe(1);
    release();
    await sound.getByRole('button', { name: 'Sold 1' }).waitFor();
    expect(
      await page.evaluate(() => document.activeElement?.textContent?.trim()),
    ).toBe('Sold 1');
    await context.close();
  });

  it('is reached by a setting only then', async () => {
    const context = await openAsReader(stage);
    const page = await context.newPage();
    await openPage(page, `${stage.origin}${DEMOS}options/`);
    await page.evaluate(() => {
      const changed = new Set<string>();
      Object.assign(window, { changed });
      const nameDemo = (node: Node) => {
        const element = node instanceof Element ? node : node.parentElement;
        const demo = element?.closest<HTMLElement>('[data-demo]');
        if (demo && element?.closest('[data-demo-stage]')) {
          const state = demo.querySelector('[data-live]') ? 'live' : 'static';
          changed.add(`${state} ${demo.dataset.demo}`);
        }
      };
      new MutationObserver((records) =>
        records.forEach(({ target }) => nameDemo(target)),
      ).observe(document.querySelector('main')!, {
        attributes: true,
        childList: true,
        subtree: true,
      });
    });
    const count = () => page.locator('[data-live]').count();
    const live = await count();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('checkbox', { name: 'Dense' }).check({ force: true });
    await dialog
      .getByRole('radio', { name: 'Right to left', exact: true })
      .check({ force: true });
    await page.locator('[data-live] .MuiButton-sizeSmall').first().waitFor();
    expect(await count()).toBe(live);
    const changed = await page.evaluate(() => [
      ...(window as unknown as { changed: Set<string> }).changed,
    ]);
    expect(changed).toContain('live ParcelPlain');
    expect(changed.filter((name) => name.startsWith('static'))).toEqual([]);
    await context.close();
  });
});

describe('a living demo', () => {
  it('keeps its state through settings and code, and starts again when reset', async () => {
    const { page, takeComplaints, close } = await openDemos();
    const demo = findDemo(page, 'PressCounter');
    const counter = (count: number) =>
      demo.getByRole('button', { name: `Pressed ${count} times` });
    await counter(0).click();
    await counter(1).click();
    await counter(2).waitFor();
    await page.getByRole('button', { name: 'Toggle color mode' }).click();
    await demo.getByRole('button', { name: 'Show code' }).click();
    await counter(2).waitFor();
    await chooseAction(demo, 'Reset demo');
    await counter(0).waitFor();
    expect(takeComplaints()).toEqual([]);
    await close();
  });

  it('shows the files it is made of, in both languages', async () => {
    const { page, close } = await openDemos();
    const demo = findDemo(page, 'TramTimetable');
    await demo.getByRole('button', { name: 'Show code' }).click();
    for (const file of ['TramTimetable.tsx', 'TramRow.tsx', 'tramTimes.ts']) {
      expect(
        await demo.getByRole('group', { name: file, exact: true }).isVisible(),
      ).toBe(true);
    }
    await demo.getByRole('tab', { name: 'JavaScript' }).click();
    for (const file of ['TramTimetable.jsx', 'TramRow.jsx', 'tramTimes.js']) {
      expect(
        await demo.getByRole('group', { name: file, exact: true }).isVisible(),
      ).toBe(true);
    }
    await close();
  });

  it('draws over the page in its own theme, and takes it along when reset', async () => {
    const { page, takeComplaints, close } = await openDemos('', {
      localStorage: {
        'mui-mode': 'dark',
        ...themeToStorage({ direction: 'rtl' }),
      },
    });
    const demo = findDemo(page, 'FolderActions');
    await demo.getByRole('button', { name: 'Folder' }).click();
    await page.getByRole('menuitem', { name: 'Empty the folder' }).click();
    const dialog = page.getByRole('dialog', { name: 'Empty the folder?' });
    await dialog.waitFor();
    expect(await readStyle(dialog, ['background-color', 'direction'])).toMatchObject(
      { 'background-color': 'rgb(18, 18, 18)', direction: 'rtl' },
    );
    await dialog.getByRole('button', { name: 'Keep them' }).click();
    await dialog.waitFor({ state: 'detached' });
    await demo.getByRole('button', { name: 'Folder' }).click();
    await page.getByRole('menu').waitFor();
    // The page is out of reach behind the menu, but not for a script.
    for (const button of [
      '[data-toolbar-item="more"]',
      '[role="menuitem"]:has-text("Reset demo")',
    ]) {
      await demo.locator(button).evaluate((found: HTMLElement) => found.click());
    }
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect(await page.locator('body > .MuiModal-root').count()).toBe(0);
    expect(takeComplaints()).toEqual([]);
    await close();
  });

  it.each([
    ['joy-ui/', 'JoyTicket', 'Stamp the ticket', 'Stamped'],
    ['base-ui/', 'BaseBell', 'Ring louder', 'Rung 1 times'],
  ])(
    'of another library works in its own theme: %s',
    async (path, name, button, text) => {
      const { page, takeComplaints, close } = await openDemos(path);
      const demo = findDemo(page, name);
      await demo.getByRole('button', { name: button }).click();
      await demo.getByText(text, { exact: true }).waitFor();
      expect(takeComplaints()).toEqual([]);
      await close();
    },
  );
});
