import type { BrowserContext, Locator, Page } from 'playwright-core';
import { findViolations } from '../tests/harness/axe';
import { stopClock } from './harness/clock';
import { watchComplaints } from '../tests/harness/complaints';
import {
  followSidebarLink,
  measureOverflow,
  openPage,
  PAGES,
  waitUntilHydrated,
} from '../tests/harness/pages';
import { openAsReader, themeToStorage, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const JOY_BUTTON = '/joy-ui/react-button/';

interface Opened {
  context: BrowserContext;
  page: Page;
  playground: Locator;
  /** The component that is played with. */
  button: Locator;
  code: Locator;
}

function findPlayground(page: Page): Omit<Opened, 'context'> {
  const playground = page.getByRole('region', { name: 'Button', exact: true });
  return {
    page,
    playground,
    button: playground.locator('[data-demo-stage] button'),
    code: playground.getByRole('group', { name: 'Button code' }),
  };
}

async function openPlayground(
  reader: Reader = {},
  address: string = PAGES.button,
): Promise<Opened> {
  const context = await openAsReader(stage, reader);
  const page = await context.newPage();
  await openPage(page, `${stage.origin}${address}`);
  return { context, ...findPlayground(page) };
}

const waitForCode = (code: Locator, text: string) =>
  code.getByText(text, { exact: false }).first().waitFor();

const START = `import Button from '@mui/material/Button';
import SendIcon from '@mui/icons-material/Send';

<Button variant="contained" startIcon={<SendIcon />}>
  Send invoice
</Button>`;

describe('a playground', () => {
  it('is there without scripts: component, its styles and its code in colours', async () => {
    const context = await openAsReader(stage, {
      options: { javaScriptEnabled: false },
    });
    const page = await context.newPage();
    await page.goto(`${stage.origin}${PAGES.button}`);
    const { playground, button, code } = findPlayground(page);
    expect(await button.textContent()).toBe('Send invoice');
    expect(
      await button.evaluate((shown) => getComputedStyle(shown).backgroundColor),
    ).toBe('rgb(25, 118, 210)');
    expect(await code.textContent()).toBe(START);
    const colours = await code
      .locator('.token')
      .evaluateAll((tokens) => tokens.map((token) => getComputedStyle(token).color));
    expect(new Set(colours).size).toBeGreaterThanOrEqual(4);
    // Controls without a use are not shown.
    expect(
      await playground.getByRole('group', { name: 'Button props' }).count(),
    ).toBe(0);
    expect(await playground.getByRole('button', { name: 'Copy' }).count()).toBe(0);
    await context.close();
  });

  it('changes component, code and address with each control', async () => {
    const context = await openAsReader(stage, {
      options: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    const complaints = watchComplaints(context, stage.origin);
    const page = await context.newPage();
    await openPage(page, `${stage.origin}${PAGES.button}`);
    const { playground, button, code } = findPlayground(page);
    expect(page.url()).toBe(`${stage.origin}${PAGES.button}`);
    expect(await code.textContent()).toBe(START);

    await playground.getByRole('textbox', { name: 'children' }).fill('Archive it');
    await playground.getByRole('radio', { name: 'outlined' }).check();
    await playground
      .getByRole('combobox', { name: 'color' })
      .selectOption({ label: 'error' });
    await playground.getByRole('radio', { name: 'large' }).check();
    await playground.getByRole('radio', { name: 'Archive' }).check();
    await playground.getByRole('checkbox', { name: 'fullWidth' }).check();
    await waitForCode(code, 'fullWidth');
    expect(await code.textContent()).toBe(`import Button from '@mui/material/Button';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';

<Button
  variant="outlined"
  color="error"
  size="large"
  startIcon={<ArchiveIcon />}
  fullWidth
>
  Archive it
</Button>`);
    expect(await button.textContent()).toBe('Archive it');
    expect(await button.getAttribute('class')).toContain('MuiButton-outlinedError');
    expect(await button.getAttribute('class')).toContain('MuiButton-sizeLarge');
    expect(await button.locator('[data-testid="ArchiveOutlinedIcon"]').count()).toBe(
      1,
    );
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      'Button.children': 'Archive it',
      'Button.variant': 'outlined',
      'Button.color': 'error',
      'Button.size': 'large',
      'Button.startIcon': 'Archive',
      'Button.fullWidth': 'true',
    });
    await stopClock(page);
    await playground.getByRole('button', { name: 'Copy', exact: true }).click();
    await playground.getByRole('status').getByText('Copied').waitFor();
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
    expect(await readClipboard()).toBe(await code.textContent());
    await playground.getByRole('button', { name: 'Copy link' }).click();
    await playground.getByRole('button', { name: 'Link copied' }).waitFor();
    await page.clock.resume();
    const link = await readClipboard();
    expect(link).toBe(page.url());

    // Whoever follows the link sees the same.
    const shown = await code.textContent();
    const other = await context.newPage();
    await openPage(other, link);
    const there = findPlayground(other);
    await waitForCode(there.code, 'fullWidth');
    expect(await there.code.textContent()).toBe(shown);
    expect(await there.button.textContent()).toBe('Archive it');
    await other.close();

    await playground.getByRole('button', { name: 'Reset demo' }).click();
    await waitForCode(code, 'Send invoice');
    expect(await code.textContent()).toBe(START);
    expect(page.url()).toBe(`${stage.origin}${PAGES.button}`);
    expect(await page.evaluate(() => window.history.length)).toBe(2);
    expect(complaints.take()).toEqual([]);
    await context.close();
  });

  it('keeps its state over a reload, and over a link and Back', async () => {
    const { context, page, playground, code } = await openPlayground();
    await playground.getByRole('checkbox', { name: 'disabled' }).check();
    await page.reload();
    await waitUntilHydrated(page);
    await waitForCode(code, 'disabled');
    await followSidebarLink(page, 'Getting started', 'Installation');
    await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    await waitForCode(code, 'disabled');
    expect(
      await playground.getByRole('checkbox', { name: 'disabled' }).isChecked(),
    ).toBe(true);
    await context.close();
  });

  it('is not led astray by an address', async () => {
    const hostile = new URLSearchParams([
      ['Button.children', '<img src=x onerror="document.title=1">'],
      ['Button.variant', 'constructor'],
      ['Button.color', '__proto__'],
      ['Button.startIcon', 'toString'],
      ['Button.href', 'javascript:document.title=1'],
      ['Button.onClick', 'document.title=1'],
      ['Button.dangerouslySetInnerHTML', '{"__html":"<b>"}'],
      ['Button.component', 'script'],
      ['Button.__proto__', '1'],
      ['Button.disabled', 'yes'],
      ['Button.size', 'large'],
      ['Button.size', 'huge'],
    ]);
    const context = await openAsReader(stage);
    const complaints = watchComplaints(context, stage.origin);
    const page = await context.newPage();
    await openPage(page, `${stage.origin}${PAGES.button}?${hostile.toString()}`);
    const { playground, button, code } = findPlayground(page);
    await waitForCode(code, 'size=');
    expect(await code.textContent()).toBe(`import Button from '@mui/material/Button';
import SendIcon from '@mui/icons-material/Send';

<Button variant="contained" size="large" startIcon={<SendIcon />}>
  {'<img src=x onerror="document.title=1">'}
</Button>`);
    expect(await button.textContent()).toBe(
      '<img src=x onerror="document.title=1">',
    );
    expect(await playground.locator('img, a[href], script').count()).toBe(0);
    expect(await page.title()).toContain('Button');
    expect(complaints.take()).toEqual([]);
    await context.close();
  });

  it('is played with by keyboard', async () => {
    const { context, page, playground, button, code } = await openPlayground();
    await playground.getByRole('textbox', { name: 'children' }).focus();
    const readFocused = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement instanceof HTMLInputElement
          ? activeElement.value
          : (activeElement?.textContent ?? '');
      });
    await page.keyboard.press('Tab');
    expect(await readFocused()).toBe('contained');
    await page.keyboard.press('ArrowLeft');
    expect(await readFocused()).toBe('outlined');
    await waitForCode(code, 'variant="outlined"');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await readFocused()).toBe('medium');
    await page.keyboard.press('Tab');
    expect(await readFocused()).toBe('Send');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await waitForCode(code, 'disabled');
    expect(await button.isDisabled()).toBe(true);
    for (const name of ['Copy', 'Copy link', 'Reset demo']) {
      await playground.getByRole('button', { name, exact: true }).focus();
      expect(await readFocused()).toBe(name);
    }
    await page.keyboard.press('Enter');
    await waitForCode(code, 'variant="contained"');
    expect(await readFocused()).toBe('Undo');
    await page.keyboard.press('Enter');
    await waitForCode(code, 'variant="outlined"');
    expect(await readFocused()).toBe('Reset demo');
    await context.close();
  });

  it('plays in the theme of its library', async () => {
    const { context, playground, button, code } = await openPlayground(
      {},
      JOY_BUTTON,
    );
    expect(await button.getAttribute('class')).toContain('MuiButton-variantSolid');
    await playground.getByRole('radio', { name: 'soft' }).check();
    await waitForCode(code, 'variant="soft"');
    expect(await code.textContent()).toContain(
      "import Button from '@mui/joy/Button';",
    );
    expect(await button.getAttribute('class')).toContain('MuiButton-variantSoft');
    await context.close();
  });
});

describe('a playground in every state of the page', () => {
  it.each([
    ['light', 'ltr', 1280],
    ['dark', 'rtl', 1280],
    ['dark', 'ltr', 320],
    ['light', 'rtl', 320],
  ] as const)('%s, %s, %i pixels wide', async (system, direction, width) => {
    const { context, page, playground, button, code } = await openPlayground({
      system,
      width,
      localStorage: themeToStorage({ direction }),
    });
    await playground.getByRole('checkbox', { name: 'fullWidth' }).check();
    await waitForCode(code, 'fullWidth');
    const [frame, shown] = await Promise.all([
      playground.boundingBox(),
      button.boundingBox(),
    ]);
    expect(shown?.width).toBeGreaterThan((frame?.width ?? 0) / 2.5);
    expect(await measureOverflow(page)).toBe(0);
    expect(
      await code.evaluate((element) => getComputedStyle(element).direction),
    ).toBe('ltr');
    const violations = await findViolations(page);
    expect(violations.filter((line) => line.includes('playground'))).toEqual([]);
    await context.close();
  });
});
