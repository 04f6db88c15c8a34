/**
 * Input to a page before hydration, and to a demo before it runs, is replayed afterwards. Over
 * 300 lines: one table of controls, each used in the same way.
 */
import type { Locator, Page } from 'playwright-core';
import { watchComplaints } from '../tests/harness/complaints';
import {
  isHydrated,
  PAGES,
  waitForScripts,
  waitUntilSettled,
} from '../tests/harness/pages';
import { openAsReader, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const DEMOS = '/experiments/docs/demos/';

const PHONE: Reader = { width: 390, height: 844 };

const clickButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/**
 * Scripts that are delayed: those of the page, with `main.js`, or those that it loads when it
 * is hydrated, among them those of the demos.
 */
type Late = 'page' | 'demo';

/** Opens a page whose scripts do not come before something was done there. */
async function useEarly(
  pathname: string,
  use: (page: Page) => Promise<void>,
  reader?: Reader,
  late: Late = 'page',
) {
  const context = await openAsReader(stage, reader);
  const complaints = watchComplaints(context, stage.origin);
  const page = await context.newPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    const script = new URL(route.request().url()).pathname;
    const isHeld =
      late === 'page'
        ? script.includes('/main.')
        : // What a page asks for when it is hydrated is for its demos.
          await isHydrated(page).catch(() => false);
    if (isHeld) {
      await released;
    }
    await route.continue();
  });
  await page.goto(`${stage.origin}${pathname}`, { waitUntil: 'commit' });
  if (late === 'demo') {
    await waitForScripts(page);
  }
  await use(page);
  expect(await isHydrated(page)).toBe(late === 'demo');
  release();
  await waitUntilSettled(page);
  return {
    page,
    async end() {
      expect(complaints.take()).toEqual([]);
      await context.close();
    },
  };
}

it('the colour mode changes, once for two impatient clicks', async () => {
  const { page, end } = await useEarly(PAGES.installation, async (early) => {
    await clickButton(early, 'Toggle color mode');
    await clickButton(early, 'Toggle color mode');
  });
  await page.locator('html[data-theme="dark"]').waitFor();
  await end();
});

it.each(['Search', 'Settings'])(
  '%s opens when it was pressed before hydration',
  async (name) => {
    const { page, end } = await useEarly(PAGES.installation, (early) =>
      clickButton(early, name),
    );
    await page.getByRole('dialog', { name }).waitFor();
    await end();
  },
);

it('the menu of a phone, which needs no script, opens at once and stays', async () => {
  const findMenu = (page: Page) => page.locator('#site-navigation:popover-open');
  const { page, end } = await useEarly(
    PAGES.installation,
    async (early) => {
      await clickButton(early, 'Menu');
      await findMenu(early).waitFor();
    },
    PHONE,
  );
  await findMenu(page).waitFor();
  await end();
});

it('a code block is copied when its button was pressed before hydration', async () => {
  const { page, end } = await useEarly(
    PAGES.installation,
    (early) => clickButton(early, 'Copy'),
    { options: { permissions: ['clipboard-read', 'clipboard-write'] } },
  );
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('@mui/material');
  await end();
});

it('the language of code changes when it was chosen before hydration', async () => {
  const { page, end } = await useEarly(PAGES.button, (early) =>
    clickButton(early, 'JS code samples'),
  );
  await page.locator('html[data-code-variant="JS"]').waitFor();
  await end();
});

it.each([
  ['Show code', (page: Page) => page.getByRole('button', { name: 'Hide code' })],
  ['Edit', (page: Page) => page.getByRole('textbox', { name: /^Code of / })],
  ['More actions', (page: Page) => page.getByRole('menuitem', { name: 'Download' })],
])('a button of the toolbar of a demo does what it does: %s', async (name, find) => {
  const { page, end } = await useEarly(PAGES.button, (early) =>
    clickButton(early, name),
  );
  await find(page).waitFor();
  await end();
});

it('a button of a demo does what it does', async () => {
  const { page, end } = await useEarly(DEMOS, (early) =>
    clickButton(early, 'Pressed 0 times'),
  );
  await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  await end();
});

/** A control that is used early: what answers, and what answers a second use. */
interface Kind {
  kind: string;
  pathname: string;
  reader?: Reader;
  use: (page: Page) => Promise<void>;
  answer: (page: Page) => Promise<void>;
  again: (page: Page) => Promise<void>;
  answerAgain: (page: Page) => Promise<void>;
}

const TAPPING: Reader = {
  ...PHONE,
  options: { hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
};

const tapRadio = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).tap();

const clickLabel = (within: Locator, text: string) =>
  within.locator('label').getByText(text, { exact: true }).first().click();

const clickRadio = (within: Locator, name: string) =>
  within.getByRole('radio', { name, exact: true }).click();

const findPlayground = (page: Page) =>
  page.getByRole('region', { name: 'Button', exact: true });

const waitForCode = (page: Page, text: string) =>
  findPlayground(page)
    .getByRole('group', { name: 'Button code' })
    .getByText(text)
    .first()
    .waitFor();

const waitForNoCode = (page: Page, text: string) =>
  findPlayground(page)
    .getByRole('group', { name: 'Button code' })
    .getByText(text)
    .first()
    .waitFor({ state: 'detached' });

const waitForAccent = (page: Page, color: string) =>
  page.locator(`html[style*="--portal-primary: ${color}"]`).waitFor();

const getFilter = (page: Page) =>
  page.getByRole('searchbox', { name: 'Filter pages' });

const findCategory = (page: Page, state: string) =>
  page.locator(`#site-navigation details${state}`, {
    has: page.locator('summary', { hasText: /^Customization$/ }),
  });

const SHELL: Kind[] = [
  {
    kind: 'radio button, tapped',
    pathname: PAGES.home,
    reader: TAPPING,
    use: (page) => tapRadio(page, 'Plum'),
    answer: (page) => waitForAccent(page, '#a8327e'),
    again: (page) => tapRadio(page, 'Moss'),
    answerAgain: (page) => waitForAccent(page, '#2f7547'),
  },
  {
    kind: 'radio button, tapped',
    pathname: '/material-ui/all-components/',
    reader: TAPPING,
    use: (page) => tapRadio(page, 'Choose one of many'),
    answer: (page) => page.waitForURL('**/?need=*'),
    again: (page) => tapRadio(page, 'Everything'),
    answerAgain: (page) => page.waitForURL('**/all-components/'),
  },
  {
    kind: 'radio button of a playground',
    pathname: PAGES.button,
    use: (page) => clickRadio(findPlayground(page), 'outlined'),
    answer: (page) => waitForCode(page, 'variant="outlined"'),
    again: (page) => clickRadio(findPlayground(page), 'contained'),
    answerAgain: (page) => waitForCode(page, 'variant="contained"'),
  },
  {
    kind: 'select of a playground',
    pathname: PAGES.button,
    use: async (page) => {
      await findPlayground(page).locator('select').selectOption('success');
    },
    answer: (page) => waitForCode(page, 'color="success"'),
    again: async (page) => {
      await findPlayground(page).locator('select').selectOption('error');
    },
    answerAgain: (page) => waitForCode(page, 'color="error"'),
  },
  {
    kind: 'field of a playground',
    pathname: PAGES.button,
    use: (page) => findPlayground(page).getByRole('textbox').fill('Pay'),
    answer: (page) => waitForCode(page, 'Pay'),
    again: (page) => findPlayground(page).getByRole('textbox').fill('Remind'),
    answerAgain: (page) => waitForCode(page, 'Remind'),
  },
  {
    kind: 'checkbox of a playground',
    pathname: PAGES.button,
    use: (page) => clickLabel(findPlayground(page), 'disabled'),
    answer: (page) => waitForCode(page, 'disabled'),
    again: (page) => clickLabel(findPlayground(page), 'disabled'),
    answerAgain: (page) => waitForNoCode(page, 'disabled'),
  },
  {
    kind: 'filter of the sidebar',
    pathname: PAGES.button,
    use: (page) => getFilter(page).fill('button gr'),
    answer: (page) => page.getByText('Results: 3').waitFor(),
    again: (page) => getFilter(page).fill('no such page'),
    answerAgain: (page) =>
      page.getByText('Nothing found for “no such page”.').waitFor(),
  },
  {
    kind: 'filter of an API table',
    pathname: '/material-ui/api/button/',
    use: (page) =>
      page.getByRole('searchbox', { name: 'Filter props' }).fill('icon'),
    answer: (page) => page.waitForURL('**/?button-props=icon'),
    again: (page) => page.getByRole('searchbox', { name: 'Filter props' }).fill(''),
    answerAgain: (page) => page.waitForURL('**/api/button/'),
  },
  {
    kind: 'disclosure',
    pathname: PAGES.button,
    use: (page) => findCategory(page, '').locator('summary').click(),
    answer: (page) => findCategory(page, '[open]').waitFor(),
    again: (page) => findCategory(page, '').locator('summary').click(),
    answerAgain: (page) => findCategory(page, ':not([open])').waitFor(),
  },
];

const findDemo = (page: Page, name: string) =>
  page.locator(`[data-demo="${name}"] [data-demo-stage]`);

const waitForStatus = (page: Page, name: string, text: string) =>
  findDemo(page, name)
    .locator(`[data-live] [role="status"]`, { hasText: text })
    .waitFor();

async function pressRail(page: Page, share: number): Promise<void> {
  const rail = findDemo(page, 'SliderCommitted').locator('.MuiSlider-root');
  await rail.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await rail.boundingBox())!;
  await page.mouse.click(x + width * share, y + height / 2);
}

const findPanel = (page: Page, expanded: boolean) =>
  findDemo(page, 'AccordionControlled')
    .locator('[data-live]')
    .getByRole('button', { name: 'Security', expanded });

const DEMO_KINDS: Kind[] = [
  {
    kind: 'checkbox',
    pathname: '/material-ui/react-checkbox/',
    use: (page) =>
      clickLabel(
        findDemo(page, 'CheckboxControlled'),
        'Ship to a different address',
      ),
    answer: (page) =>
      page.getByRole('textbox', { name: 'Shipping address' }).waitFor(),
    again: (page) =>
      clickLabel(
        findDemo(page, 'CheckboxControlled'),
        'Ship to a different address',
      ),
    answerAgain: (page) =>
      page
        .getByRole('textbox', { name: 'Shipping address' })
        .waitFor({ state: 'detached' }),
  },
  {
    kind: 'radio button',
    pathname: '/material-ui/react-radio-button/',
    use: (page) => clickLabel(findDemo(page, 'RadioControlled'), '50 seats'),
    answer: (page) => waitForStatus(page, 'RadioControlled', '€ 200 a month'),
    again: (page) => clickLabel(findDemo(page, 'RadioControlled'), '5 seats'),
    answerAgain: (page) => waitForStatus(page, 'RadioControlled', '€ 20 a month'),
  },
  {
    kind: 'native select',
    pathname: '/material-ui/react-select/',
    use: async (page) => {
      await findDemo(page, 'SelectNative').scrollIntoViewIfNeeded();
      await findDemo(page, 'SelectNative').locator('select').selectOption('-5');
    },
    answer: (page) =>
      findDemo(page, 'SelectNative')
        .locator('[data-live] option:checked', { hasText: 'New York' })
        .waitFor({ state: 'attached' }),
    again: async (page) => {
      await findDemo(page, 'SelectNative').locator('select').selectOption('+0');
    },
    answerAgain: (page) =>
      findDemo(page, 'SelectNative')
        .locator('[data-live] option:checked', { hasText: 'London' })
        .waitFor({ state: 'attached' }),
  },
  {
    kind: 'select that opens when it is pressed',
    pathname: '/material-ui/react-select/',
    use: (page) => findDemo(page, 'SelectBasic').getByRole('combobox').click(),
    answer: (page) => page.getByRole('option', { name: 'Member' }).waitFor(),
    again: (page) => page.getByRole('option', { name: 'Member' }).click(),
    answerAgain: (page) =>
      findDemo(page, 'SelectBasic')
        .getByRole('combobox')
        .getByText('Member')
        .waitFor(),
  },
  {
    kind: 'field',
    pathname: '/material-ui/react-text-field/',
    use: (page) =>
      findDemo(page, 'TextFieldClearButton').getByRole('textbox').fill('receipt'),
    answer: async (page) => {
      const field = findDemo(page, 'TextFieldClearButton').locator(
        '[data-live] input',
      );
      expect(await field.inputValue()).toBe('receipt');
    },
    again: (page) =>
      findDemo(page, 'TextFieldClearButton')
        .getByRole('button', { name: 'Clear' })
        .click(),
    answerAgain: async (page) => {
      const field = findDemo(page, 'TextFieldClearButton').locator(
        '[data-live] input',
      );
      expect(await field.inputValue()).toBe('');
    },
  },
  {
    kind: 'slider, pressed',
    pathname: '/material-ui/react-slider/',
    use: (page) => pressRail(page, 0.9),
    answer: (page) => waitForStatus(page, 'SliderCommitted', 'within 45 km'),
    again: (page) => pressRail(page, 0.1),
    answerAgain: (page) => waitForStatus(page, 'SliderCommitted', 'within 6 km'),
  },
  {
    kind: 'slider, moved by a key',
    pathname: '/material-ui/react-slider/',
    use: (page) => findDemo(page, 'SliderCommitted').locator('input').press('End'),
    answer: (page) =>
      findDemo(page, 'SliderCommitted')
        .getByText('Within 50 km', { exact: true })
        .waitFor(),
    again: (page) =>
      findDemo(page, 'SliderCommitted').locator('input').press('Home'),
    answerAgain: (page) =>
      findDemo(page, 'SliderCommitted')
        .getByText('Within 1 km', { exact: true })
        .waitFor(),
  },
  {
    kind: 'panel that is unfolded',
    pathname: '/material-ui/react-accordion/',
    use: (page) =>
      findDemo(page, 'AccordionControlled')
        .getByRole('button', { name: 'Security' })
        .click(),
    answer: (page) => findPanel(page, true).waitFor(),
    again: (page) => findPanel(page, true).click(),
    answerAgain: (page) => findPanel(page, false).waitFor(),
  },
];

async function expectToCount(kind: Kind, late: Late): Promise<void> {
  const { pathname, reader, use, answer, again, answerAgain } = kind;
  const { page, end } = await useEarly(pathname, use, reader, late);
  await answer(page);
  await again(page);
  await answerAgain(page);
  await end();
}

describe('a control that is used before the page lives counts, and its second use', () => {
  it.each([...SHELL, ...DEMO_KINDS])('$kind: $pathname', (kind) =>
    expectToCount(kind, 'page'),
  );
});

describe('a control of a demo whose code is still to come counts, and its second use', () => {
  it.each(DEMO_KINDS)('$kind: $pathname', (kind) => expectToCount(kind, 'demo'));
});
