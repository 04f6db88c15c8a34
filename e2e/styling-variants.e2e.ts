import { unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';
import { STYLINGS } from './harness/compareStylings';
import { watchComplaints } from '../tests/harness/complaints';
import { chooseAction } from './harness/exports';
import {
  openPage,
  waitUntilHydrated,
  waitUntilSettled,
} from '../tests/harness/pages';
import { openAsReader, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';
import { readShifts, watchShifts } from './harness/shifts';

const stage = useStage();

/** Four demos in all three stylings. */
const BUTTON = '/base-ui/react-button/';

/** A demo without Tailwind, and style sheets that reach far. */
const TRIAL = '/experiments/docs/demos/stylings/';

async function open(path: string, reader: Reader = {}) {
  const context = await openAsReader(stage, reader);
  const complaints = watchComplaints(context, stage.origin);
  const page = await context.newPage();
  await openPage(page, stage.origin + path);
  return { context, page, complaints };
}

const withStyling = (codeStyling: string): Reader => ({ cookies: { codeStyling } });

const findDemo = (page: Page, name: string) => page.locator(`[data-demo="${name}"]`);

const findTabs = (place: Page | Locator) =>
  place.getByRole('tablist', { name: 'Styling of the demo' });

/** The stylings that are selected in the demos, each once. */
async function readSelected(page: Page): Promise<string[]> {
  const selected = await findTabs(page)
    .getByRole('tab', { selected: true })
    .allTextContents();
  expect(selected).toHaveLength(await findTabs(page).count());
  return [...new Set(selected)];
}

/** For which choices the stages are made that can be seen, each once. */
const readShown = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('[data-stylings]:has(> [data-demo-stage])')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getAttribute('data-stylings') ?? ''),
    ),
  ]);

const readCookie = async (page: Page) => {
  const cookies = await page.context().cookies();
  const value = cookies.find(({ name }) => name === 'codeStyling')?.value;
  return value === undefined ? undefined : decodeURIComponent(value);
};

const readStyle = (element: Locator, property: string) =>
  element.evaluate(
    (node, name) => getComputedStyle(node).getPropertyValue(name),
    property,
  );

describe('the styling of demos', () => {
  it('is MUI System where nothing is chosen', async () => {
    const { page, context } = await open(BUTTON);
    expect(await readSelected(page)).toEqual(['MUI System']);
    expect(await readShown(page)).toEqual(['system']);
    expect(await findTabs(page).count()).toBeGreaterThanOrEqual(4);
    expect(await findTabs(page).first().getByRole('tab').allTextContents()).toEqual([
      ...STYLINGS,
    ]);
    await context.close();
  });

  it.each([
    ['Tailwind', 'Tailwind', 'tailwind'],
    ['CSS', 'CSS', 'css'],
    ['tailwind', 'MUI System', 'system'],
    ['<b>', 'MUI System', 'system'],
  ])('with the cookie %s is %s', async (cookie, selected, shown) => {
    const { page, context } = await open(BUTTON, withStyling(cookie));
    expect(await readSelected(page)).toEqual([selected]);
    expect(await readShown(page)).toEqual([shown]);
    await context.close();
  });

  it.each([
    ['#tailwind-ButtonExport.tsx', 'CSS', 'Tailwind', 'className="text-center"'],
    ['#css-ButtonExport.js', 'Tailwind', 'CSS', 'className="export"'],
    ['#system-ButtonExport.tsx', 'CSS', 'MUI System', '<ExportButton'],
    ['#ButtonExport.tsx', 'CSS', 'CSS', 'className="export"'],
  ])('by %s with the cookie %s is %s', async (hash, cookie, selected, code) => {
    const { page, context } = await open(BUTTON + hash, withStyling(cookie));
    expect(await readSelected(page)).toEqual([selected]);
    const demo = findDemo(page, 'ButtonExport');
    await demo.getByRole('button', { name: 'Hide code' }).waitFor();
    const ending = hash.endsWith('.js') ? 'jsx' : 'tsx';
    const whole = demo.getByRole('group', { name: `ButtonExport.${ending}` });
    await whole.waitFor();
    expect(await whole.textContent()).toContain(code);
    await context.close();
  });

  it('is chosen by arrow keys, for all demos and for a year (specification 9: cookie lifetime)', async () => {
    const { page, context, complaints } = await open(BUTTON);
    const tabs = findTabs(findDemo(page, 'ButtonExport'));
    await tabs.getByRole('tab', { name: 'MUI System' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await readSelected(page)).toEqual(['Tailwind']);
    expect(await readShown(page)).toEqual(['tailwind']);
    expect(await readCookie(page)).toBe('Tailwind');
    const before = Date.now() / 1000;
    await page.keyboard.press('End');
    expect(await readSelected(page)).toEqual(['CSS']);
    expect(await readCookie(page)).toBe('CSS');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'CSS',
    );
    await waitUntilSettled(page);
    const cookies = await page.context().cookies();
    // The second in which it was written is not known.
    const written = (cookies[0]?.expires ?? 0) - 31_536_000;
    expect(written).toBeGreaterThan(before - 1);
    expect(written).toBeLessThan(Date.now() / 1000 + 1);
    await page.reload();
    await waitUntilSettled(page);
    expect(await readSelected(page)).toEqual(['CSS']);
    expect(complaints.take()).toEqual([]);
    await context.close();
  });

  it('keeps what was done in a styling while another is shown', async () => {
    const { page, context } = await open(BUTTON);
    const demo = findDemo(page, 'ButtonExport');
    await demo.getByRole('button', { name: 'Export as CSV' }).click();
    await demo.getByText('Exports so far: 1').waitFor();
    const tabs = findTabs(demo);
    await tabs.getByRole('tab', { name: 'CSS' }).click();
    // The words stand in the code too, which is folded away.
    await demo
      .getByText('Nothing exported yet.')
      .filter({ visible: true })
      .first()
      .waitFor();
    await tabs.getByRole('tab', { name: 'MUI System' }).click();
    await demo.getByText('Exports so far: 1').waitFor();
    await context.close();
  });
});

describe('the first frame', () => {
  it('shows the stored styling, and nothing moves after it', async () => {
    const context = await openAsReader(stage, withStyling('Tailwind'));
    await watchShifts(context);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const shown = [...document.querySelectorAll('[data-stylings]')]
          .filter((element) => element.checkVisibility())
          .map((element) => element.getAttribute('data-stylings'));
        seen.push([...new Set(shown)].join(' and '));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(stage.origin + BUTTON);
    await waitUntilSettled(page);
    const seen = await page.evaluate(
      () => (window as unknown as { seen: string[] }).seen,
    );
    // Before the first demo is parsed there is none to be seen.
    expect([...new Set(seen)].filter(Boolean)).toEqual(['tailwind']);
    expect(await readShifts(page)).toEqual([]);
    await context.close();
  });

  it('is styled before any script has run', async () => {
    const context = await openAsReader(stage, {
      options: { javaScriptEnabled: false },
    });
    const page = await context.newPage();
    await page.goto(stage.origin + BUTTON);
    // Without the script that reads the cookie it is MUI System, for everybody.
    await page.evaluate(() =>
      document.documentElement.setAttribute('data-code-styling', 'tailwind'),
    );
    const button = findDemo(page, 'ButtonExport').getByRole('button', {
      name: 'Export as CSV',
    });
    expect(await readStyle(button, 'background-color')).toBe('rgb(11, 107, 79)');
    expect(await readStyle(button, 'font-weight')).toBe('600');
    await context.close();
  });
});

describe('a demo in Tailwind', () => {
  it('follows the mode of the portal, not that of the system', async () => {
    const { page, context } = await open(BUTTON, {
      ...withStyling('Tailwind'),
      system: 'light',
      localStorage: { 'mui-mode': 'dark' },
    });
    const button = findDemo(page, 'ButtonExport').getByRole('button', {
      name: 'Export as CSV',
    });
    expect(await readStyle(button, 'background-color')).toBe('rgb(95, 211, 172)');
    await page.getByRole('button', { name: 'Toggle color mode' }).click();
    expect(await readStyle(button, 'background-color')).toBe('rgb(11, 107, 79)');
    await context.close();
  });

  it('costs readers of the other stylings no request', async () => {
    const context = await openAsReader(stage);
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) {
        scripts.push(response.url());
      }
    });
    const bodies = async () => {
      const texts = await Promise.all(
        scripts.map((url) =>
          page.evaluate(async (it) => (await fetch(it)).text(), url),
        ),
      );
      return texts.join('\n');
    };
    await openPage(page, stage.origin + BUTTON);
    expect(await bodies()).not.toContain('ButtonExport-tailwind');
    await findTabs(page).first().getByRole('tab', { name: 'Tailwind' }).click();
    await waitUntilSettled(page);
    expect(await bodies()).toContain('ButtonExport-tailwind');
    await context.close();
  });
});

describe('a styling that nobody wrote', () => {
  const NOTICE = 'This demo is not written in Tailwind yet. Shown: MUI System.';

  it('is said so in the frame, for those who have chosen it', async () => {
    const { page, context } = await open(TRIAL, withStyling('Tailwind'));
    const demo = findDemo(page, 'FerrySign');
    expect(await demo.getByText(NOTICE).isVisible()).toBe(true);
    expect(await readShown(page)).toEqual(['system tailwind', 'tailwind']);
    const tab = findTabs(demo).getByRole('tab', { name: 'Tailwind' });
    expect(await tab.getAttribute('aria-selected')).toBe('true');
    const id = await tab.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${id}"]`).textContent()).toBe(NOTICE);
    await context.close();
  });

  it('is not mentioned to anybody else', async () => {
    const { page, context } = await open(TRIAL, withStyling('CSS'));
    const demo = findDemo(page, 'FerrySign');
    expect(await demo.getByText(NOTICE).isVisible()).toBe(false);
    await context.close();
  });
});

describe('style sheets of demos', () => {
  /** Computed styles of the page outside of its demos, as far as rules of demos name them. */
  const readPage = (page: Page) =>
    page.evaluate(() => {
      const read = (selector: string, properties: string[]) => {
        const element = document.querySelector(selector);
        if (!element) {
          throw new Error(`${selector} is not there`);
        }
        const style = getComputedStyle(element);
        return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      };
      const all = ['color', 'letter-spacing', 'text-align', '--portal-text'];
      return {
        body: read('body', all),
        heading: read('main h2', all),
        link: read('footer a', all),
        namesake: read('#same-names', [
          ...all,
          'display',
          'border-top-left-radius',
          'background-color',
          'padding-left',
          'margin-top',
        ]),
      };
    });

  it('change nothing outside of their demo', async () => {
    const { page, context } = await open(TRIAL);
    const before = await readPage(page);
    const note = findDemo(page, 'HarbourNote');
    for (const styling of ['Tailwind', 'CSS'] as const) {
      await findTabs(note).getByRole('tab', { name: styling }).click();
      const text = note.locator('p:visible', { hasText: 'opens with the tide' });
      // Inside it they do what they say.
      await text.waitFor();
      await waitUntilSettled(page);
      expect(await readStyle(text, 'background-color')).toBe('rgb(0, 0, 0)');
      expect(await readPage(page)).toEqual(before);
    }
    await context.close();
  });

  it('leave other demos alone, and belong to demos of one file too', async () => {
    const { page, context } = await open(TRIAL, withStyling('CSS'));
    const tide = findDemo(page, 'TideMark').locator('.tide');
    expect(await readStyle(tide, 'color')).toBe('rgb(0, 80, 122)');
    expect(await readStyle(tide, 'letter-spacing')).toBe('normal');
    const note = findDemo(page, 'HarbourNote').locator('p:visible', {
      hasText: 'opens with the tide',
    });
    expect(await readStyle(note, 'color')).toBe('rgb(255, 255, 255)');
    expect(await readStyle(note, 'border-bottom-width')).toBe('0px');
    await context.close();
  });
});

describe('a styling taken away', () => {
  it('is a project with its files and packages', async () => {
    const { page, context } = await open(BUTTON, withStyling('Tailwind'));
    const demo = findDemo(page, 'ButtonExport');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      chooseAction(demo, 'Download'),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) {
      chunks.push(chunk as Buffer);
    }
    const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
    const read = (name: string) =>
      new TextDecoder().decode(files[`button-export/${name}`]);
    expect(read('src/ButtonExport.tsx')).toContain('className="text-center"');
    expect(read('src/tailwind.css')).toContain("@import 'tailwindcss';");
    expect(JSON.parse(read('package.json'))).toMatchObject({
      dependencies: { '@mui/base': '5.0.0-beta.32' },
      devDependencies: { tailwindcss: '4.3.5', '@tailwindcss/vite': '4.3.5' },
    });
    await context.close();
  });
});

describe('a styling being edited', () => {
  const NEW_CLASSES = `export default function Demo() {
  return <p className="bg-[#123456] ps-7 dark:bg-[#654321]">New</p>;
}
`;

  /** A message of Tailwind's compiler, by which its script is known. */
  const COMPILER = 'Could not resolve value for theme function';

  async function edit(page: Page) {
    const demo = findDemo(page, 'ButtonExport');
    await demo.getByRole('button', { name: 'Edit', exact: true }).click();
    const waitUntilRun = () =>
      demo.locator('[data-edited-stage="running"]').waitFor();
    await waitUntilRun();
    return {
      demo,
      result: demo.frameLocator('iframe'),
      waitUntilRun,
      async replaceCode(text: string) {
        await demo.getByRole('textbox', { name: /^Code of / }).focus();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.insertText(text);
      },
    };
  }

  it('in Tailwind looks as published, and new classes have styles', async () => {
    const { page, context } = await open(BUTTON, withStyling('Tailwind'));
    const { result, replaceCode } = await edit(page);
    const button = result.getByRole('button', { name: 'Export as CSV' });
    expect(await readStyle(button, 'background-color')).toBe('rgb(11, 107, 79)');
    await replaceCode(NEW_CLASSES);
    const text = result.getByText('New');
    await text.waitFor();
    expect(await readStyle(text, 'background-color')).toBe('rgb(18, 52, 86)');
    expect(await readStyle(text, 'padding-left')).toBe('28px');
    await page.getByRole('button', { name: 'Toggle color mode' }).click();
    await page.waitForFunction(
      () => document.documentElement?.dataset.theme === 'dark',
    );
    await text.and(result.locator(':root[data-theme="dark"] p')).waitFor();
    expect(await readStyle(text, 'background-color')).toBe('rgb(101, 67, 33)');
    await context.close();
  });

  it('says so where Tailwind cannot be loaded, and keeps the published classes', async () => {
    const { page, context } = await open(BUTTON, withStyling('Tailwind'));
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await (text.includes(COMPILER)
        ? route.abort()
        : route.fulfill({ response, body: text }));
    });
    const { demo, result, replaceCode } = await edit(page);
    const notice = demo.getByText('Tailwind could not be loaded');
    await notice.waitFor();
    const button = result.getByRole('button', { name: 'Export as CSV' });
    expect(await readStyle(button, 'background-color')).toBe('rgb(11, 107, 79)');
    await replaceCode(NEW_CLASSES);
    const text = result.getByText('New');
    await text.waitFor();
    expect(await readStyle(text, 'padding-left')).toBe('0px');
    await context.close();
  });

  it('in CSS brings its style sheet', async () => {
    const { page, context } = await open(BUTTON, withStyling('CSS'));
    const { result } = await edit(page);
    const button = result.getByRole('button', { name: 'Export as CSV' });
    expect(await readStyle(button, 'background-color')).toBe('rgb(11, 107, 79)');
    await context.close();
  });

  it('keeps the drafts of the stylings apart', async () => {
    const { page, context } = await open(BUTTON, withStyling('CSS'));
    const { replaceCode, result, demo, waitUntilRun } = await edit(page);
    await replaceCode(NEW_CLASSES);
    await result.getByText('New').waitFor();
    await waitUntilRun();
    await findTabs(demo).getByRole('tab', { name: 'Tailwind' }).click();
    await result.getByRole('button', { name: 'Export as CSV' }).waitFor();
    await findTabs(demo).getByRole('tab', { name: 'CSS' }).click();
    await result.getByText('New').waitFor();
    await page.reload();
    await waitUntilHydrated(page);
    await result.getByText('New').waitFor();
    await context.close();
  });
});
