import type { Locator, Page } from 'playwright-core';
import { stopClock } from './harness/clock';
import { watchComplaints } from '../tests/harness/complaints';
import { openPage, PAGES, waitUntilSettled } from '../tests/harness/pages';
import { openAsReader, themeToStorage, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

async function openSettings(
  reader: Reader = {},
  address: string = PAGES.button,
): Promise<{ page: Page; dialog: Locator }> {
  const page = await (await openAsReader(stage, reader)).newPage();
  await openPage(page, `${stage.origin}${address}`);
  return { page, dialog: await showSettings(page) };
}

async function showSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.waitFor();
  return dialog;
}

async function reload(page: Page): Promise<Locator> {
  await page.reload();
  await waitUntilSettled(page);
  return showSettings(page);
}

function readDocument(page: Page) {
  return page.evaluate(() => ({
    dir: document.documentElement.dir,
    bodyDir: document.body.dir,
    bodyClass: document.body.className,
    theme: document.documentElement.dataset.theme,
  }));
}

const group = (dialog: Locator, name: string) =>
  dialog.getByRole('group', { name, exact: true });

const radio = (dialog: Locator, name: string) =>
  dialog.getByRole('radio', { name, exact: true });

/** The spacing in use, as the dialog shows it. */
async function readSpacing(dialog: Locator): Promise<number> {
  const text = (await group(dialog, 'Density').textContent()) ?? '';
  return Number(/\d+/.exec(text)?.[0]);
}

/** Background of the first filled button inside a demo: the primary colour at work. */
function readPrimary(page: Page): Promise<string> {
  return page
    .locator('[data-live] .MuiButton-containedPrimary')
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor);
}

describe('the settings', () => {
  it('carry the names of the contract', async () => {
    const { page, dialog } = await openSettings();
    for (const [name, options] of [
      ['Mode', ['Light', 'System', 'Dark']],
      ['Direction', ['Left to right', 'Right to left']],
    ] as const) {
      const radios = dialog
        .getByRole('radiogroup', { name, exact: true })
        .getByRole('radio');
      expect(await radios.count()).toBe(options.length);
      for (const option of options) {
        expect(
          await dialog
            .getByRole('radiogroup', { name, exact: true })
            .getByRole('radio', { name: option, exact: true })
            .count(),
        ).toBe(1);
      }
    }
    const density = group(dialog, 'Density');
    await density.getByRole('checkbox', { name: 'Dense', exact: true }).waitFor();
    for (const name of ['Decrease spacing', 'Increase spacing', 'Reset density']) {
      await density.getByRole('button', { name, exact: true }).waitFor();
    }
    expect(await readSpacing(dialog)).toBe(8);
    const colors = group(dialog, 'Colors');
    for (const name of ['Primary', 'Secondary']) {
      await colors.getByLabel(name, { exact: true }).waitFor();
    }
    await colors
      .getByRole('button', { name: 'Reset colors', exact: true })
      .waitFor();
    await page.context().close();
  });

  it('turn the direction and keep it (specification 4: change)', async () => {
    const { page, dialog } = await openSettings();
    await radio(dialog, 'Right to left').check({ force: true });
    expect(await readDocument(page)).toMatchObject({ dir: 'rtl', bodyDir: 'rtl' });
    const kept = await reload(page);
    expect(await readDocument(page)).toMatchObject({ dir: 'rtl', bodyDir: 'rtl' });
    expect(await radio(kept, 'Right to left').isChecked()).toBe(true);
    await radio(kept, 'Left to right').check({ force: true });
    expect(await readDocument(page)).toMatchObject({ dir: 'ltr', bodyDir: 'ltr' });
    await page.context().close();
  });

  it('change the mode and keep it (specification 4: palette mode)', async () => {
    const { page, dialog } = await openSettings({ system: 'light' });
    expect(await radio(dialog, 'System').isChecked()).toBe(true);
    await radio(dialog, 'Dark').check({ force: true });
    expect(await readDocument(page)).toMatchObject({
      bodyClass: expect.stringMatching(/\bdark\b/) as string,
      theme: 'dark',
    });
    const kept = await reload(page);
    expect(await radio(kept, 'Dark').isChecked()).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
    await radio(kept, 'System').check({ force: true });
    expect((await readDocument(page)).theme).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(
      () => document.documentElement?.dataset.theme === 'dark',
    );
    expect((await readDocument(page)).bodyClass).toMatch(/\bdark\b/);
    await page.context().close();
  });

  it('change the mode by the button in the header too', async () => {
    const page = await (await openAsReader(stage, { system: 'light' })).newPage();
    await openPage(page, `${stage.origin}/`);
    const toggle = page.getByRole('button', { name: 'Toggle color mode' });
    await toggle.click();
    expect((await readDocument(page)).theme).toBe('dark');
    await toggle.click();
    expect((await readDocument(page)).theme).toBe('light');
    expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe(
      'light',
    );
    await page.context().close();
  });

  it('make demos dense, change their spacing, and reset both (specification 4: increase spacing; decrease spacing; set dense; reset density; dense mode)', async () => {
    const { page, dialog } = await openSettings();
    await dialog.getByRole('checkbox', { name: 'Dense' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Increase spacing' }).click();
    await dialog.getByRole('button', { name: 'Increase spacing' }).click();
    await dialog.getByRole('button', { name: 'Decrease spacing' }).click();
    expect(await readSpacing(dialog)).toBe(9);
    await page.locator('[data-live] .MuiButton-sizeSmall').first().waitFor();
    const kept = await reload(page);
    expect(await readSpacing(kept)).toBe(9);
    expect(await kept.getByRole('checkbox', { name: 'Dense' }).isChecked()).toBe(
      true,
    );
    await kept.getByRole('button', { name: 'Reset density' }).click();
    expect(await readSpacing(kept)).toBe(8);
    expect(await kept.getByRole('checkbox', { name: 'Dense' }).isChecked()).toBe(
      false,
    );
    await page.context().close();
  });

  it('colour the demos, keep the colours, and reset them (specification 4: reset colors)', async () => {
    const { page, dialog } = await openSettings();
    const before = await readPrimary(page);
    await group(dialog, 'Colors')
      .getByLabel('Primary', { exact: true })
      .fill('#b00020');
    await page.waitForFunction((colour) => {
      const button = document.querySelector(
        '[data-live] .MuiButton-containedPrimary',
      );
      return button && getComputedStyle(button).backgroundColor !== colour;
    }, before);
    expect(await readPrimary(page)).toBe('rgb(176, 0, 32)');
    await dialog
      .getByRole('list', { name: 'Contrast: Primary' })
      .getByText('7.32:1')
      .first()
      .waitFor();
    expect(
      await page
        .locator('#site-navigation [aria-current="page"]')
        .evaluate((link) => getComputedStyle(link).backgroundColor),
    ).toBe('rgb(249, 237, 239)');
    const kept = await reload(page);
    expect(await readPrimary(page)).toBe('rgb(176, 0, 32)');
    await kept.getByRole('button', { name: 'Reset colors' }).click();
    await page.waitForFunction((colour) => {
      const button = document.querySelector(
        '[data-live] .MuiButton-containedPrimary',
      );
      return button && getComputedStyle(button).backgroundColor === colour;
    }, before);
    await page.context().close();
  });

  it('are sent as a link, which holds in one tab and leaves the own ones alone', async () => {
    const { page, dialog } = await openSettings();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await radio(dialog, 'Right to left').check({ force: true });
    await dialog.getByRole('checkbox', { name: 'Dense' }).check({ force: true });
    await group(dialog, 'Colors')
      .getByLabel('Primary', { exact: true })
      .fill('#b00020');
    await stopClock(page);
    await dialog
      .getByRole('button', { name: 'Copy link to these settings' })
      .click();
    await dialog.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await page.context().close();
    expect(copied).toBe(
      `${stage.origin}${PAGES.button}#?theme=system,rtl,dense,8px,primary-b00020,secondary-default`,
    );

    const own = { localStorage: themeToStorage({ direction: 'ltr', spacing: 10 }) };
    const context = await openAsReader(stage, own);
    const other = await context.newPage();
    await openPage(
      other,
      copied.replace('#?', '#accessibility?').replace('8px', '800px'),
    );
    expect(await readDocument(other)).toMatchObject({ dir: 'rtl', bodyDir: 'rtl' });
    expect(new URL(other.url()).hash).toBe('#accessibility');
    await other.waitForFunction(() => {
      const { top } = document
        .querySelector('#accessibility')!
        .getBoundingClientRect();
      return top > 0 && top < 200;
    });
    const kept = await reload(other);
    expect(await readDocument(other)).toMatchObject({ dir: 'rtl' });
    expect(await readSpacing(kept)).toBe(10);
    expect(await kept.getByLabel('Primary', { exact: true }).inputValue()).toBe(
      '#b00020',
    );
    expect(await other.evaluate(() => localStorage.getItem('docs-theme'))).toBe(
      own.localStorage['docs-theme'],
    );
    const third = await context.newPage();
    await openPage(third, `${stage.origin}${PAGES.button}`);
    expect(await readDocument(third)).toMatchObject({ dir: 'ltr' });
    await other.bringToFront();
    await kept.getByRole('button', { name: 'Back to my settings' }).click();
    expect(await readDocument(other)).toMatchObject({ dir: 'ltr' });
    await other.keyboard.press('Escape');

    // A link on the page itself, or one that is put into the address of an open page.
    await other.evaluate(() => {
      window.location.hash = '#limits?theme=rtl';
    });
    await other.waitForFunction(
      () => document.body?.dir === 'rtl' && window.location.hash === '#limits',
    );
    await context.close();
  });

  it('choose the styling of all demos that have variants, and keep it', async () => {
    const { page, dialog } = await openSettings({}, '/base-ui/react-button/');
    await radio(dialog, 'CSS').check({ force: true });
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'CSS', selected: true }).first().waitFor();
    expect(
      await page.evaluate(() => document.documentElement.dataset.codeStyling),
    ).toBe('css');
    expect(await radio(await reload(page), 'CSS').isChecked()).toBe(true);
    await page.context().close();
  });

  // In a window so tall the first demo of this page lives when the page has settled.
  const TALL = { height: 1800 };
  const PAGINATION = '/material-ui/react-pagination/';
  const LETTERS = '[data-demo="PaginationLetters"]';

  it('choose the language of the components alone, and keep it', async () => {
    const { page, dialog } = await openSettings(TALL, PAGINATION);
    const demo = page.locator(LETTERS);
    await dialog.getByLabel('Language of components').selectOption('de');
    const german = demo.getByLabel('Gehe zu Seite 4');
    await german.waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    const kept = await reload(page);
    await german.waitFor();
    await kept.getByLabel('Language of components').selectOption('');
    await demo.getByLabel('Go to page 4').waitFor();
    await page.context().close();
  });

  it('choose the language of the components of an edited demo too', async () => {
    const { page, dialog } = await openSettings(TALL, PAGINATION);
    await dialog.getByLabel('Language of components').selectOption('de');
    await page.keyboard.press('Escape');
    const demo = page.locator(LETTERS);
    await demo.getByRole('button', { name: 'Edit', exact: true }).click();
    const edited = demo.frameLocator('iframe');
    await edited.getByLabel('Gehe zu Seite 4').click();
    await page.evaluate(() => {
      window.location.hash = '#api';
    });
    await page.waitForFunction(() => window.location.hash === '#api');
    const settings = await showSettings(page);
    await settings.getByLabel('Language of components').selectOption('');
    await edited.getByLabel('Go to page 3').waitFor();
    // Neither the address nor the language has restarted the demo.
    expect(
      await edited.locator('[aria-current="true"]').getAttribute('aria-label'),
    ).toBe('page 4');
    await page.context().close();
  });

  it('are used by keyboard alone, and give the focus back', async () => {
    const page = await (await openAsReader(stage)).newPage();
    await openPage(page, `${stage.origin}${PAGES.button}`);
    const button = page.getByRole('button', { name: 'Settings', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.waitFor();
    await radio(dialog, 'Left to right').focus();
    await page.keyboard.press('ArrowRight');
    expect((await readDocument(page)).dir).toBe('rtl');
    await dialog.getByRole('checkbox', { name: 'Dense' }).focus();
    await page.keyboard.press('Space');
    expect(await dialog.getByRole('checkbox', { name: 'Dense' }).isChecked()).toBe(
      true,
    );
    // A modal dialog: Tab goes round in it, or to the browser, never to the page below.
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await dialog.evaluate(
          (element) =>
            document.activeElement === document.body ||
            element.contains(document.activeElement),
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(
      await button.evaluate((element) => element === document.activeElement),
    ).toBe(true);
    await page.context().close();
  });

  it.each([
    [
      'throws',
      () => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      },
    ],
    [
      'is missing',
      () => {
        Object.defineProperty(window, 'localStorage', { value: null });
      },
    ],
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
      },
    ],
  ])('work for the session where storage %s', async (_case, breakStorage) => {
    const context = await openAsReader(stage);
    await context.addInitScript(breakStorage);
    const complaints = watchComplaints(context, stage.origin);
    const page = await context.newPage();
    await openPage(page, `${stage.origin}${PAGES.button}`);
    const dialog = await showSettings(page);
    await radio(dialog, 'Right to left').check({ force: true });
    await radio(dialog, 'Dark').check({ force: true });
    await dialog.getByRole('checkbox', { name: 'Dense' }).check({ force: true });
    expect(await readDocument(page)).toMatchObject({ dir: 'rtl', theme: 'dark' });
    expect(complaints.take()).toEqual([]);
    await context.close();
  });

  it.each(['{{{', '"><img src=x>', '{"version":1,"direction":"up","spacing":"9"}'])(
    'start from the defaults where what is stored is damaged: %s',
    async (text) => {
      const { page, dialog } = await openSettings({
        localStorage: { 'docs-theme': text, 'mui-mode': text },
      });
      expect(await readDocument(page)).toMatchObject({ dir: 'ltr', theme: 'light' });
      expect(await readSpacing(dialog)).toBe(8);
      await page.context().close();
    },
  );
});
