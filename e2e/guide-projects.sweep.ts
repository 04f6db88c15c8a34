import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import {
  GUIDE_PROJECTS,
  type GuideProjectName,
} from '../scripts/guide-projects/guideProjects';
import { readGuideProject } from '../scripts/guide-projects/readGuideProject';
import { getLimit } from '../tests/limits/limits';
import { launchShell } from './harness/browser';
import { watchComplaints } from './harness/complaints';
import {
  runCommands,
  saveFiles,
  serveProject,
  startServer,
} from './harness/projects';
import { openAsReader, type Reader } from './harness/reader';

const SITE_DIR = path.resolve(__dirname, '..');

/** Where Vite builds to. */
const VITE = 'dist';

/** What serves a build of Next.js. */
const NEXT = ['next', 'start', '-H', '127.0.0.1'];

interface Check {
  /** What a project is built to, if that is static files; else the command of its server. */
  served: typeof VITE | typeof NEXT;
  /** Looks at the first page without its scripts: whether styles came with the HTML. */
  look?: (page: Page) => Promise<void>;
  /** Works with the first page as the user of the app would. */
  use: (page: Page) => Promise<void>;
}

const readStyle = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate(
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );

const countStylesOfBody = (page: Page): Promise<number> =>
  page.locator('body style').count();

const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.documentElement.getAttribute('data-joy-color-scheme') === 'dark',
  );

/** The switch of the Quickstart looks and works alike in each styling. */
const QUICKSTART: Check = {
  served: VITE,
  async use(page) {
    const track = page.locator('.base-Switch-root');
    const readTrack = () => readStyle(track, 'background-color');
    const box = page.getByRole('checkbox', { name: 'Email notifications' });
    expect(await readTrack()).toBe('rgb(11, 107, 79)');
    expect(await readStyle(page.locator('.base-Switch-thumb'), 'width')).toBe(
      '18px',
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await readTrack()).toBe('rgb(23, 138, 103)');
    await page.emulateMedia({ colorScheme: 'light' });
    await box.uncheck();
    expect(await readTrack()).toBe('rgb(107, 114, 128)');
    await page.reload();
    await box.waitFor();
    await page.keyboard.press('Tab');
    expect(await readStyle(track, 'outline-width')).toBe('3px');
    await page.keyboard.press('Space');
    expect(await box.isChecked()).toBe(false);
  },
};

/** The link has the colour of the theme, and the registry has put all styles into the head. */
async function lookAtMaterial(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Show orders' });
  expect(await readStyle(link, 'background-color')).toBe('rgb(0, 105, 92)');
  expect(await readStyle(page.locator('body'), 'margin-top')).toBe('0px');
  expect(await countStylesOfBody(page)).toBe(0);
}

const CHECKS: Readonly<Record<GuideProjectName, Check>> = {
  'Base UI, Vite, plain CSS': QUICKSTART,
  'Base UI, Vite, Tailwind CSS': QUICKSTART,
  'Base UI, Vite, MUI System': QUICKSTART,
  'Base UI, Vite, variants of Tailwind CSS': {
    served: VITE,
    async use(page) {
      const button = page.getByRole('button', { name: 'Send invoice' });
      expect(await readStyle(button, 'color')).toBe('rgb(255, 255, 255)');
      expect(await readStyle(button, 'padding')).toBe('8px 16px');
      await page.keyboard.press('Tab');
      expect(await readStyle(button, 'outline-width')).toBe('3px');
    },
  },
  'Base UI, Next.js App Router': {
    served: NEXT,
    async look(page) {
      await page.getByText('3 open orders').waitFor();
      const button = page.getByRole('button', { name: 'Export as CSV' });
      expect(await readStyle(button, 'border-radius')).toBe('8px');
      expect(await readStyle(page.locator('.base-Switch-thumb'), 'width')).toBe(
        '18px',
      );
    },
    async use(page) {
      const tab = page.getByRole('tab', { name: 'Paid' });
      await tab.click();
      await page.getByText('12 paid orders').waitFor();
      expect(await readStyle(tab, 'border-bottom-width')).toBe('2px');
      await page.getByLabel('Notifications on').uncheck();
      await page.getByText('Notifications off').waitFor();
      const answer = page.waitForResponse(
        (each) => each.request().method() === 'POST',
      );
      await page.getByRole('button', { name: 'Export as CSV' }).click();
      expect((await answer).status()).toBe(200);
      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
    },
  },
  'Joy UI, Vite': {
    served: VITE,
    async use(page) {
      const button = page.getByRole('button', { name: 'Saved 0 times' });
      expect(await readStyle(button, 'background-color')).toBe('rgb(227, 239, 251)');
      expect(await readStyle(page.locator('body'), 'margin-top')).toBe('0px');
      await button.click();
      await page.getByText('Saved 1 times').waitFor();
    },
  },
  'Joy UI, Next.js App Router': {
    served: NEXT,
    async look(page) {
      const link = page.getByRole('link', { name: 'Show orders' });
      expect(await readStyle(link, 'background-color')).toBe('rgb(11, 107, 203)');
      expect(await readStyle(page.locator('body'), 'margin-top')).toBe('0px');
      expect(await countStylesOfBody(page)).toBe(0);
    },
    async use(page) {
      const heading = page.getByRole('heading', { name: '2 orders' });
      expect(await readStyle(heading, 'font-family')).toMatch(/^["']?__Inter_/);
      await page.getByRole('button', { name: 'Dark mode', pressed: false }).click();
      await page.getByRole('button', { name: 'Dark mode', pressed: true }).waitFor();
      expect(await isDark(page)).toBe(true);
      await page.reload({ waitUntil: 'commit' });
      await heading.waitFor();
      expect(await isDark(page)).toBe(true);
      await page.waitForLoadState('networkidle');
      await page.getByRole('link', { name: 'Show orders' }).click();
      await page.getByText('1042: Marta Keller').waitFor();
      expect(await isDark(page)).toBe(true);
    },
  },
  'Material UI, Next.js App Router': {
    served: NEXT,
    look: lookAtMaterial,
    async use(page) {
      await page.getByRole('heading', { name: '2 orders' }).waitFor();
      await page.getByRole('link', { name: 'Show orders' }).click();
      await page.getByText('1042: Marta Keller').waitFor();
    },
  },
  'Material UI, Next.js Pages Router': {
    served: NEXT,
    look: lookAtMaterial,
    async use(page) {
      await page.getByRole('link', { name: 'Show orders' }).click();
      await page.getByRole('heading', { name: 'Orders' }).waitFor();
    },
  },
  'MUI System, Vite': {
    served: VITE,
    async use(page) {
      const box = page.getByText('3 new messages');
      expect(await readStyle(box, 'background-color')).toBe('rgb(225, 239, 251)');
      // Two steps of the theme of the page, which has 10 pixels for one.
      expect(await readStyle(box, 'padding')).toBe('20px');
      expect(await readStyle(page.locator('body'), 'margin-top')).toBe('0px');
    },
  },
};

const FONT_FILE = createRequire(__filename).resolve(
  '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
);

/**
 * What the host of fonts answers to `next/font/google`, which a build must not depend on: a file
 * of another font that is here.
 */
const FONTS = {
  'https://fonts.googleapis.com/css2?family=Inter:wght@100..900&display=swap': `/* latin */
@font-face {
  font-family: 'Inter';
  font-style: normal;
  font-weight: 100 900;
  font-display: swap;
  src: url(${FONT_FILE}) format('woff2');
}`,
};

let browser: Browser;
let folder: string;

beforeAll(async () => {
  browser = await launchShell();
});

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

afterAll(() => browser?.close());

/** Does what the pages say, in a folder of its own. @returns the folder of the built project */
async function buildProject(name: GuideProjectName): Promise<string> {
  const { commands, files } = await readGuideProject(SITE_DIR, GUIDE_PROJECTS[name]);
  const project = await runCommands(folder, commands);
  saveFiles(project, files);
  saveFiles(folder, [['fonts.cjs', `module.exports = ${JSON.stringify(FONTS)};`]]);
  await runCommands(project, [['npm', 'run', 'build']], {
    NEXT_FONT_GOOGLE_MOCKED_RESPONSES: path.join(folder, 'fonts.cjs'),
    NEXT_TELEMETRY_DISABLED: '1',
  });
  return project;
}

/** Opens the first page, and lets a check do its work with it. @returns the complaints */
async function visit(
  origin: string,
  reader: Reader,
  check: (page: Page) => Promise<void>,
): Promise<string[]> {
  const context = await openAsReader({ browser, origin }, reader);
  try {
    const complaints = watchComplaints(context, origin);
    const page = await context.newPage();
    await page.goto(origin, { waitUntil: 'networkidle' });
    await check(page);
    await page.waitForLoadState('networkidle');
    return complaints.take();
  } finally {
    await context.close();
  }
}

const NAMES = Object.keys(CHECKS) as GuideProjectName[];

// In two groups, each of which can be run alone.
describe.each([
  ['Vite', NAMES.filter((name) => CHECKS[name].served === VITE)],
  ['Next.js', NAMES.filter((name) => CHECKS[name].served === NEXT)],
])('the project of %s that pages print', (_, names) => {
  it.each(names)(
    'is made, built and works: %s',
    async (name) => {
      const { served, look, use } = CHECKS[name];
      const project = await buildProject(name);
      const server =
        typeof served === 'string'
          ? await serveProject(path.join(project, served))
          : await startServer(project, served);
      try {
        if (look) {
          const reader = { options: { javaScriptEnabled: false } };
          // Its complaints are about the scripts that were refused.
          await visit(server.origin, reader, look);
        }
        expect(await visit(server.origin, {}, use)).toEqual([]);
      } finally {
        server.close();
      }
    },
    getLimit('build'),
  );
});
