import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { stopClock } from './harness/clock';
import { watchComplaints } from '../tests/harness/complaints';
import {
  chooseAction,
  readCodeSandboxFiles,
  readStackBlitzFiles,
  captureForm,
} from './harness/exports';
import {
  measureOverflow,
  openPage,
  PAGES,
  waitUntilSettled,
  hydrateDemos,
} from '../tests/harness/pages';
import { openAsReader, themeToStorage, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

/** A demo of the Button page that is not its first. */
const DEMO = 'ButtonSizes';

const readVersion = (name: string) =>
  (
    JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
      version: string;
    }
  ).version;

interface Opened {
  context: BrowserContext;
  page: Page;
  demo: Locator;
  toolbar: Locator;
}

async function openDemo(reader: Reader = {}, hash = ''): Promise<Opened> {
  const context = await openAsReader(stage, reader);
  const page = await context.newPage();
  await openPage(page, `${stage.origin}${PAGES.button}${hash}`);
  const demo = page.locator(`section[data-demo="${DEMO}"]`);
  await demo.scrollIntoViewIfNeeded();
  const toolbar = demo.getByRole('toolbar', { name: 'Demo actions' });
  return { context, page, demo, toolbar };
}

/** Accessible name of what has the focus. */
const readFocused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

async function pressAndRead(page: Page, keys: readonly string[]): Promise<string[]> {
  const focused: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    focused.push(await readFocused(page));
  }
  return focused;
}

/** Whether the top of an element can be seen below the header. */
const isInSight = (element: Locator) =>
  element.evaluate((shown) => {
    const { top } = shown.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    return top >= (header?.bottom ?? 0) - 1 && top < window.innerHeight;
  });

describe('the toolbar of a demo, by keyboard', () => {
  it('is one tab stop; arrows, Home and End move within it', async () => {
    const { context, page, demo, toolbar } = await openDemo();
    await demo.getByRole('tab', { selected: true }).focus();
    expect(await pressAndRead(page, ['Tab'])).toEqual(['Show code']);
    expect(await toolbar.locator('[tabindex="0"]').count()).toBe(1);
    expect(
      await pressAndRead(page, [
        'ArrowRight',
        'ArrowRight',
        'ArrowLeft',
        'End',
        'ArrowRight',
        'ArrowLeft',
        'Home',
      ]),
    ).toEqual([
      'Edit',
      'Inspect',
      'Edit',
      'More actions',
      'Show code',
      'More actions',
      'Show code',
    ]);
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    expect(
      await toolbar.evaluate((bar) => bar.contains(document.activeElement)),
    ).toBe(false);
    // It is entered at its start again, wherever it was left.
    await page.keyboard.press('Shift+Tab');
    expect(await readFocused(page)).toBe('Show code');
    await context.close();
  });

  it('goes the way that is seen where text runs from right to left', async () => {
    const { context, page, toolbar } = await openDemo({
      localStorage: themeToStorage({ direction: 'rtl' }),
    });
    const toggle = toolbar.getByRole('button', { name: 'Show code' });
    await toggle.focus();
    const edit = toolbar.getByRole('button', { name: 'Edit', exact: true });
    const [first, second] = await Promise.all([
      toggle.boundingBox(),
      edit.boundingBox(),
    ]);
    expect(second?.x).toBeLessThan(first?.x ?? 0);
    expect(await pressAndRead(page, ['ArrowLeft', 'ArrowRight'])).toEqual([
      'Edit',
      'Show code',
    ]);
    await context.close();
  });

  it('has tabs that arrows select', async () => {
    const { context, page, demo } = await openDemo();
    await demo.getByRole('tab', { name: 'TypeScript' }).focus();
    expect(await pressAndRead(page, ['ArrowLeft'])).toEqual(['JavaScript']);
    await page
      .locator(`section[data-demo="ButtonEmphasis"]`)
      .getByRole('tab', { name: 'JavaScript', selected: true })
      .waitFor();
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'codeVariant')?.value).toBe('JS');
    await context.close();
  });
});

describe('what the toolbar of a demo does', () => {
  let opened: Opened;
  let complaints: ReturnType<typeof watchComplaints>;
  beforeAll(async () => {
    opened = await openDemo({
      options: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    complaints = watchComplaints(opened.context, stage.origin);
  });
  afterEach(() => expect(complaints.take()).toEqual([]));
  afterAll(() => opened.context.close());

  const readClipboard = () =>
    opened.page.evaluate(() => navigator.clipboard.readText());

  it('unfolds and folds the code', async () => {
    const { demo, toolbar } = opened;
    const whole = demo.getByRole('group', { name: `${DEMO}.tsx` });
    expect(await whole.isVisible()).toBe(false);
    await toolbar.getByRole('button', { name: 'Show code' }).click();
    await whole.waitFor();
    const hide = toolbar.getByRole('button', { name: 'Hide code' });
    expect(await hide.getAttribute('aria-expanded')).toBe('true');
    await hide.click();
    await whole.waitFor({ state: 'hidden' });
  });

  it('copies the whole file and says so', async () => {
    const { page, demo, toolbar } = opened;
    await stopClock(page);
    await toolbar.getByRole('button', { name: 'Copy', exact: true }).click();
    await toolbar.getByRole('button', { name: 'Copied' }).waitFor();
    await demo.getByRole('status').getByText('Copied', { exact: true }).waitFor();
    expect((await readClipboard()).trim()).toBe(
      readFileSync(`docs/material-ui/components/button/${DEMO}.tsx`, 'utf8').trim(),
    );
    await page.clock.runFor(2000);
    await toolbar.getByRole('button', { name: 'Copy', exact: true }).waitFor();
    await page.clock.resume();
  });

  it('copies a link that opens the code in the language shown', async () => {
    const { page, demo } = opened;
    await stopClock(page);
    await chooseAction(demo, 'Copy link');
    await demo.getByText('Link copied').waitFor();
    await page.clock.resume();
    const address = await readClipboard();
    expect(address).toBe(`${stage.origin}${PAGES.button}#${DEMO}.tsx`);
    expect(page.url()).toBe(`${stage.origin}${PAGES.button}`);
  });

  it('starts the demo again', async () => {
    const { page, demo } = opened;
    await demo.locator('[data-live]').evaluate((stageElement) => {
      stageElement.setAttribute('data-before-reset', '');
    });
    await chooseAction(demo, 'Reset demo');
    await page.waitForFunction((name) => {
      const live = document.querySelector(`[data-demo="${name}"] [data-live]`);
      return live && !live.hasAttribute('data-before-reset');
    }, DEMO);
  });

  it('saves a project, as a ZIP file whose files are in a folder', async () => {
    const { page, demo } = opened;
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      chooseAction(demo, 'Download'),
    ]);
    expect(download.suggestedFilename()).toBe('button-sizes.zip');
    const files = unzipSync(readFileSync(await download.path()));
    expect(Object.keys(files).sort()).toEqual(
      [
        '.gitignore',
        'README.md',
        'index.html',
        'package.json',
        `src/${DEMO}.tsx`,
        'src/main.tsx',
        'tsconfig.json',
        'vite.config.ts',
      ].map((file) => `button-sizes/${file}`),
    );
    const read = (file: string) =>
      strFromU8(files[`button-sizes/${file}`] as Uint8Array);
    expect(read(`src/${DEMO}.tsx`)).toBe(
      readFileSync(`docs/material-ui/components/button/${DEMO}.tsx`, 'utf8'),
    );
    const { dependencies } = JSON.parse(read('package.json')) as {
      dependencies: Record<string, string>;
    };
    for (const name of ['@mui/material', '@emotion/react', 'react', 'react-dom']) {
      expect(dependencies[name]).toBe(readVersion(name));
    }
    expect(read('src/main.tsx')).toContain(`./${DEMO}`);
    // No document of the address of the file stays open.
    expect(page.context().pages()).toHaveLength(1);
  });
});

describe('a demo that moves without end', () => {
  const PROGRESS = '/material-ui/react-progress/';

  /** States of its endless animations. */
  const readStates = (area: Locator) =>
    area.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect?.getTiming().iterations === Infinity)
        .map(({ playState }) => playState),
    );

  async function openMoving(reducedMotion: 'no-preference' | 'reduce') {
    const context = await openAsReader(stage, { options: { reducedMotion } });
    const page = await context.newPage();
    await openPage(page, `${stage.origin}${PROGRESS}`);
    await hydrateDemos(page);
    const demo = page.locator('section[data-demo="ProgressSizes"]');
    const pause = demo.getByRole('button', { name: 'Pause' });
    return { context, page, demo, pause };
  }

  it('is held and goes on, and so is what becomes of it by an edit', async () => {
    const { context, demo, pause } = await openMoving('no-preference');
    const area = demo.locator('[data-demo-stage]');
    await pause.focus();
    await pause.press('Enter');
    const held = await readStates(area);
    expect(held.length).toBeGreaterThan(0);
    expect(new Set(held)).toEqual(new Set(['paused']));
    await demo.getByRole('button', { name: 'Edit', exact: true }).click();
    await demo.locator('[data-edited-stage="running"]').waitFor();
    const edited = demo.frameLocator('iframe').locator('[data-demo-stage]');
    expect(new Set(await readStates(edited))).toEqual(new Set(['paused']));
    await pause.click();
    await edited.locator(':scope:not([data-held] *)').waitFor();
    expect(new Set(await readStates(edited))).toEqual(new Set(['running']));
    await context.close();
  });

  it('is held where a component is played with', async () => {
    const { context, page } = await openMoving('no-preference');
    const playground = page.locator('[data-playground="CircularProgress"]');
    await playground.getByRole('radio', { name: 'indeterminate' }).check();
    await playground.getByRole('button', { name: 'Pause' }).click();
    const held = await readStates(playground);
    expect(held.length).toBeGreaterThan(0);
    expect(new Set(held)).toEqual(new Set(['paused']));
    await context.close();
  });

  it('is not told where the system asks for less motion', async () => {
    const { context, pause } = await openMoving('reduce');
    expect(await pause.count()).toBe(0);
    await context.close();
  });

  it('is none where a control is marked as long as it has the focus', async () => {
    const { context, page, demo, toolbar } = await openDemo({
      options: { reducedMotion: 'no-preference' },
    });
    await hydrateDemos(page);
    const button = demo.locator('[data-live] button').first();
    await page.keyboard.press('Tab');
    await button.focus();
    await button.locator('.MuiTouchRipple-child').first().waitFor();
    expect(await toolbar.getByRole('button', { name: 'Pause' }).count()).toBe(0);
    await context.close();
  });
});

describe('a link to a demo', () => {
  it.each([
    ['.js', 'JavaScript', 'jsx'],
    ['.tsx', 'TypeScript', 'tsx'],
  ])(
    'that ends in %s opens its code in that language',
    async (end, tab, extension) => {
      const variant = end === '.js' ? 'TS' : 'JS';
      const { context, page, demo } = await openDemo(
        { cookies: { codeVariant: variant } },
        `#${DEMO}${end}`,
      );
      await demo.getByRole('tab', { name: tab, selected: true }).waitFor();
      await demo.getByRole('group', { name: `${DEMO}.${extension}` }).waitFor();
      await demo.getByRole('button', { name: 'Hide code' }).waitFor();
      expect(await isInSight(demo)).toBe(true);
      // The other demos keep their code folded.
      expect(await page.getByRole('button', { name: 'Hide code' }).count()).toBe(1);
      await context.close();
    },
  );

  it('works while the page is open', async () => {
    const { context, page, demo } = await openDemo();
    await page.evaluate((hash) => {
      window.scrollTo(0, 0);
      window.location.hash = hash;
    }, `${DEMO}.js`);
    await demo.getByRole('group', { name: `${DEMO}.jsx` }).waitFor();
    expect(await isInSight(demo)).toBe(true);
    await context.close();
  });
});

describe('a demo taken to a sandbox', () => {
  const READER: Reader = {
    cookies: { codeVariant: 'JS' },
    system: 'dark',
    localStorage: themeToStorage({ direction: 'rtl', dense: true }),
  };
  let opened: Opened;
  beforeAll(async () => {
    opened = await openDemo(READER);
  });
  afterAll(() => opened.context.close());

  /** Every such project holds the reader's choices and the versions shown. */
  function expectProject(files: Record<string, string>) {
    const readFile = (path: string) => files[path] ?? '';
    const { dependencies } = JSON.parse(readFile('package.json')) as {
      dependencies: Record<string, string>;
    };
    expect(dependencies['@mui/material']).toBe(readVersion('@mui/material'));
    expect(dependencies['@mui/icons-material']).toBe(
      readVersion('@mui/icons-material'),
    );
    const code = readFile(`src/${DEMO}.jsx`);
    expect(code).toContain(`export default function ${DEMO}(`);
    expect(readFile('index.html')).toContain('dir="rtl"');
    const theme = readFile('src/ProjectTheme.jsx');
    expect(theme).toMatch(/mode: 'dark'/);
    expect(theme).toMatch(/size: 'small'/);
  }

  it('arrives in StackBlitz in the language and with the settings shown', async () => {
    const { page, demo } = opened;
    const form = await captureForm(
      page,
      demo,
      'Open in StackBlitz',
      'stackblitz.com',
    );
    expect(form.get('posted to')).toBe(
      `POST https://stackblitz.com/run?file=${encodeURIComponent(`src/${DEMO}.jsx`)}`,
    );
    expect(form.get('project[template]')).toBe('node');
    expectProject(readStackBlitzFiles(form));
  });

  it('arrives in CodeSandbox in the language and with the settings shown', async () => {
    const { page, demo } = opened;
    const form = await captureForm(
      page,
      demo,
      'Open in CodeSandbox',
      'codesandbox.io',
    );
    expect(form.get('query')).toBe(`file=/src/${DEMO}.jsx`);
    expectProject(readCodeSandboxFiles(form));
  });

  it('says so when the part that makes projects does not load', async () => {
    const reader = await openDemo();
    await reader.context.setOffline(true);
    await chooseAction(reader.demo, 'Download');
    await reader.demo
      .getByText(/The project could not be made: part of the site did not load/)
      .waitFor();
    await reader.context.setOffline(false);
    await reader.context.close();
  });
});

/** Names of the buttons that are shown, in words or not. */
const listShown = (buttons: Locator) =>
  buttons.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => element.getAttribute('aria-label') ?? element.textContent),
  );

describe('the menu of a demo', () => {
  const BAR = ['Show code', 'Edit', 'Inspect'];
  const MENU = ['Open in CodeSandbox', 'Download', 'Copy link', 'Reset demo'];

  it.each([
    [1280, 'ltr', [...BAR, 'Copy', 'Open in StackBlitz'], MENU],
    [390, 'rtl', [...BAR, 'Copy'], ['Open in StackBlitz', ...MENU]],
    [320, 'ltr', BAR, ['Copy', 'Open in StackBlitz', ...MENU]],
  ] as const)(
    'has in words what has no room, %i pixels wide, %s',
    async (width, direction, bar, rest) => {
      const { context, page, demo, toolbar } = await openDemo({
        width,
        height: 844,
        localStorage: themeToStorage({ direction }),
      });
      expect(await listShown(toolbar.getByRole('button'))).toEqual([
        ...bar,
        'More actions',
      ]);
      const menu = demo.getByRole('menu', { name: 'More actions' });
      expect(await demo.locator('[role="menu"]').count()).toBe(0);
      await toolbar.getByRole('button', { name: 'More actions' }).click();
      await menu.waitFor();
      expect(await listShown(menu.getByRole('menuitem'))).toEqual(rest);
      const box = await menu.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      // The button closes it, too, and so does a press elsewhere.
      await toolbar.getByRole('button', { name: 'More actions' }).click();
      await menu.waitFor({ state: 'detached' });
      await toolbar.getByRole('button', { name: 'More actions' }).click();
      await menu.waitFor();
      await page.mouse.click(1, 400);
      await menu.waitFor({ state: 'detached' });
      await context.close();
    },
  );

  it('is used by keyboard, and the focus comes back', async () => {
    const { context, page, demo, toolbar } = await openDemo({
      options: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    const more = toolbar.getByRole('button', { name: 'More actions' });
    const menu = demo.getByRole('menu', { name: 'More actions' });
    const open = async () => {
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        () => document.activeElement?.getAttribute('role') === 'menuitem',
      );
    };
    await more.focus();
    await open();
    expect(await pressAndRead(page, ['End', 'ArrowDown', 'ArrowUp', 'c'])).toEqual([
      'Reset demo',
      'Open in CodeSandbox',
      'Reset demo',
      // By first letter.
      'Copy link',
    ]);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await readFocused(page)).toBe('More actions');
    await open();
    await page.keyboard.press('Tab');
    await menu.waitFor({ state: 'detached' });
    await more.focus();
    await open();
    await stopClock(page);
    await page.keyboard.press('c');
    await page.keyboard.press('Enter');
    await demo.getByText('Link copied').waitFor({ state: 'attached' });
    await menu.waitFor({ state: 'detached' });
    expect(await readFocused(page)).toBe('More actions');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${stage.origin}${PAGES.button}#${DEMO}.tsx`,
    );
    await context.close();
  });
});

describe('the names of icons', () => {
  /** Reads position, opacity and delay of a label, in milliseconds. */
  const readTooltip = (button: Locator) =>
    button.locator('span').evaluate((label) => {
      const { position, opacity, transitionDelay } = getComputedStyle(label);
      const { left, right } = label.getBoundingClientRect();
      return {
        position,
        opacity,
        delay: parseFloat(transitionDelay) * 1000,
        inside: left >= 0 && right <= document.documentElement.clientWidth,
      };
    });
  const AWAY = { position: 'absolute', opacity: '0', delay: 0, inside: true };
  const SHOWN = { ...AWAY, opacity: '1', delay: 100 };

  /** Waits for the end of the delay. */
  const waitUntilShown = (button: Locator) =>
    button.locator('span').evaluate(async (label) => {
      await Promise.all(label.getAnimations().map(({ finished }) => finished));
    });

  it.each(['ltr', 'rtl'] as const)(
    'are shown at the pointer and at the focus, until Escape, %s',
    async (direction) => {
      const { context, page, demo, toolbar } = await openDemo({
        width: 390,
        height: 844,
        localStorage: themeToStorage({ direction }),
        // With less motion there is no delay either.
        options: { reducedMotion: 'no-preference' },
      });
      for (const name of ['Show code', 'Edit', 'Inspect', 'Copy', 'More actions']) {
        const button = toolbar.getByRole('button', { name, exact: true });
        expect(await readTooltip(button)).toEqual(AWAY);
        await button.hover();
        await waitUntilShown(button);
        expect(await readTooltip(button)).toEqual(SHOWN);
        // A pointer may follow, and the name stays.
        await button.locator('span').hover();
        expect(await readTooltip(button)).toEqual(SHOWN);
        await page.keyboard.press('Escape');
        await button.locator('xpath=ancestor::*[@data-tooltips]').waitFor();
        expect(await readTooltip(button)).toMatchObject({ opacity: '0' });
        await page.mouse.move(1, 1);
      }
      await demo.getByRole('tab', { selected: true }).focus();
      await page.keyboard.press('Tab');
      const toggle = toolbar.getByRole('button', { name: 'Show code' });
      await waitUntilShown(toggle);
      expect(await readTooltip(toggle)).toEqual(SHOWN);
      await page.keyboard.press('ArrowRight');
      expect(await readTooltip(toggle)).toEqual(AWAY);
      await context.close();
    },
  );

  it('stand in one row beside the contents of a page', async () => {
    const context = await openAsReader(stage, { width: 1280 });
    const page = await context.newPage();
    await openPage(page, `${stage.origin}/material-ui/react-button/`);
    const demo = page.locator('[data-demo="ButtonEmphasis"]');
    const tabs = await demo.getByRole('tablist').first().boundingBox();
    const actions = await demo.getByRole('toolbar').boundingBox();
    const middle = (box: typeof tabs) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(middle(tabs) - middle(actions))).toBeLessThan(10);
    await context.close();
  });

  it.each([
    [1280, ['Show code', 'Edit', 'Copy', 'Open in StackBlitz']],
    [1600, ['Show code', 'Edit', 'Inspect', 'Copy', 'Open in StackBlitz']],
  ] as const)(
    'are words where there is room, in a window %i pixels wide',
    async (width, names) => {
      const { context, toolbar } = await openDemo({ width });
      for (const name of names) {
        const word = toolbar
          .getByRole('button', { name, exact: true })
          .locator('span');
        expect(
          await word.evaluate((label) => getComputedStyle(label).position),
        ).toBe('static');
      }
      await context.close();
    },
  );

  it('are not left behind by a finger', async () => {
    const { context, toolbar } = await openDemo({
      width: 390,
      height: 844,
      options: { hasTouch: true, isMobile: true },
    });
    const copy = toolbar.getByRole('button', { name: 'Copy', exact: true });
    await copy.tap();
    expect(await readTooltip(copy)).toEqual(AWAY);
    await context.close();
  });
});

describe('the toolbar on a phone', () => {
  it.each([320, 390])(
    'is one line without overflow, %i pixels wide',
    async (width) => {
      const { context, page } = await openDemo({ width, height: 800 });
      await waitUntilSettled(page);
      const heights = await page
        .getByRole('toolbar', { name: 'Demo actions' })
        .evaluateAll((bars) =>
          bars.map((bar) => Math.round(bar.getBoundingClientRect().height)),
        );
      expect([...new Set(heights)]).toEqual([32]);
      const overflow = await measureOverflow(page);
      expect(overflow).toBe(0);
      await context.close();
    },
  );
});
