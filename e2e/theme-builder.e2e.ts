/** The theme builder of Joy UI: what is chosen there is seen, copied, shared, read and undone. */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { findViolations } from '../tests/harness/axe';
import { watchComplaints } from '../tests/harness/complaints';
import { measureOverflow, openPage, hydrateDemos } from '../tests/harness/pages';
import { openAsReader, themeToStorage, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const BUILDER = '/joy-ui/customization/theme-builder/';
const BUTTON = '/joy-ui/react-button/';

const VIOLET = '#6d28d9';
const VIOLET_RGB = 'rgb(109, 40, 217)';
/** `primary.500` of the default theme. */
const DEFAULT_RGB = 'rgb(11, 107, 203)';

interface Opened {
  context: BrowserContext;
  page: Page;
  builder: Locator;
  code: Locator;
}

/** They come alive near the window. */
async function waitForExamples(builder: Locator): Promise<void> {
  await builder.evaluate(async (root) => {
    // Content above them that loads later would push them out of the viewport again.
    while (!root.querySelector('[data-live]')) {
      root.querySelector('[data-demo-stage]')?.scrollIntoView({ block: 'center' });
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });
}

async function open(hash = '', reader: Reader = {}): Promise<Opened> {
  const context = await openAsReader(stage, reader);
  const page = await context.newPage();
  await openPage(page, `${stage.origin}${BUILDER}${hash}`);
  const builder = page.getByRole('region', { name: 'Theme builder' });
  await waitForExamples(builder);
  const code = builder.getByRole('group', { name: 'theme.ts code' });
  return { context, page, builder, code };
}

const findSolid = (scope: Locator) =>
  scope
    .locator('[data-live] .MuiButton-variantSolid.MuiButton-colorPrimary')
    .first();

const waitForColour = (button: Locator, colour: string) =>
  button.evaluate(
    (shown, wanted) =>
      new Promise<void>((resolve) => {
        const look = () =>
          getComputedStyle(shown).backgroundColor === wanted
            ? resolve()
            : requestAnimationFrame(look);
        look();
      }),
    colour,
  );

const pickPrimary = (builder: Locator, colour: string) =>
  builder.getByLabel('primary 50–900', { exact: true }).fill(colour);

const readCode = async (code: Locator) => (await code.textContent()) ?? '';

const paste = async (builder: Locator, code: string) => {
  const field = builder.getByRole('textbox', { name: 'extendTheme' });
  if (!(await field.isVisible())) await builder.getByText('Paste a theme').click();
  await field.fill(code);
  await builder.getByRole('button', { name: 'Apply' }).click();
};

it('changes live demos, gives the code, and takes it back', async () => {
  const { context, page, builder, code } = await open('', {
    options: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  const button = findSolid(builder);
  await waitForColour(button, DEFAULT_RGB);
  await pickPrimary(builder, VIOLET);
  await waitForColour(button, VIOLET_RGB);
  await builder.getByText('7.10:1').first().waitFor();

  await builder.getByRole('button', { name: 'Copy', exact: true }).click();
  await builder.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await readCode(code));
  expect(copied).toContain(`500: '${VIOLET}'`);

  await page.waitForURL(/#joy-theme=.*light\.primary\.scale:6d28d9/);
  await page.reload();
  await waitForExamples(builder);
  await waitForColour(button, VIOLET_RGB);
  expect(await readCode(code)).toBe(copied);

  await builder.getByRole('button', { name: 'Reset', exact: true }).click();
  await waitForColour(button, DEFAULT_RGB);
  await paste(builder, copied);
  await builder.getByText('The theme was applied.').waitFor();
  await waitForColour(button, VIOLET_RGB);
  expect(await readCode(code)).toBe(copied);

  await builder.getByLabel('primary.500').focus();
  await page.keyboard.press('Control+z');
  await waitForColour(button, DEFAULT_RGB);
  await page.keyboard.press('Control+Shift+z');
  await waitForColour(button, VIOLET_RGB);
  await context.close();
});

it('is followed by demos in other tabs, until it is left', async () => {
  const { context, page, builder } = await open();
  await pickPrimary(builder, VIOLET);
  const other = await context.newPage();
  await openPage(other, `${stage.origin}${BUTTON}`);
  await hydrateDemos(other);
  const demo = findSolid(other.locator('main'));
  await waitForColour(demo, VIOLET_RGB);
  await pickPrimary(builder, '#0f7b6c');
  await waitForColour(demo, 'rgb(15, 123, 108)');
  await page.goto('about:blank');
  await waitForColour(demo, DEFAULT_RGB);
  await context.close();
});

it('the preview of a theme builder shows the edited scheme', async () => {
  const { context, builder } = await open('#joy-theme=dark.background.body:112233');
  await builder.getByRole('radio', { name: 'Dark', exact: true }).check({
    force: true,
  });
  const surface = builder.locator('[data-preview-scheme="dark"]');
  await surface.waitFor();
  expect(
    await surface.evaluate((shown) => getComputedStyle(shown).backgroundColor),
  ).toBe('rgb(17, 34, 51)');
  await context.close();
});

it('says what it cannot read, with the line, and keeps the theme', async () => {
  const { context, builder, code } = await open('#joy-theme=radius.sm:4px');
  const before = await readCode(code);
  await paste(builder, "extendTheme({\n  radius: { sm: 'round' },\n})");
  await builder.getByText('theme.ts:2').waitFor();
  expect(await readCode(code)).toBe(before);
  await context.close();
});

it('has the examples and an empty theme without scripts', async () => {
  const context = await openAsReader(stage, {
    options: { javaScriptEnabled: false },
  });
  const page = await context.newPage();
  await page.goto(`${stage.origin}${BUILDER}`);
  const builder = page.getByRole('region', { name: 'Theme builder' });
  expect(await builder.textContent()).toContain('extendTheme();');
  expect(
    await builder
      .getByRole('button', { name: 'Create invoice' })
      .evaluate((shown) => getComputedStyle(shown).backgroundColor),
  ).toBe(DEFAULT_RGB);
  expect(await builder.getByRole('tab').first().isVisible()).toBe(false);
  await context.close();
});

it.each([
  ['light', 'ltr', 1280],
  ['dark', 'rtl', 390],
] as const)('is right in every state: %s, %s, %i pixels', async (...state) => {
  const [system, direction, width] = state;
  const context = await openAsReader(stage, {
    system,
    width,
    localStorage: themeToStorage({ direction }),
  });
  const complaints = watchComplaints(context, stage.origin);
  const page = await context.newPage();
  await openPage(
    page,
    `${stage.origin}${BUILDER}#joy-theme=light.primary.500:6d28d9`,
  );
  const builder = page.getByRole('region', { name: 'Theme builder' });
  for (const tab of ['variants', 'text', 'radius', 'typography', 'palette']) {
    await builder.getByRole('tab', { name: tab }).click();
    expect(await measureOverflow(page)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
  }
  expect(complaints.take()).toEqual([]);
  await context.close();
});
