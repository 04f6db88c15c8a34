import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import sirv from 'sirv';
import { getLimit } from '../tests/limits/limits';
import { watchComplaints } from './harness/complaints';
import { chooseAction } from './harness/exports';
import { openPage } from './harness/pages';
import { openAsReader, themeToStorage, type Reader } from './harness/reader';
import { useStage } from './harness/site';

const stage = useStage();
const run = promisify(execFile);

const LANGUAGES = ['TypeScript', 'JavaScript'] as const;

/** One demo of each library, and what is to be seen of it. */
const DEMOS: readonly [string, string, string, string | null, Reader][] = [
  ['Material UI', '/material-ui/react-button/', 'ButtonSizes', 'Print label', {}],
  ['Joy UI', '/experiments/docs/demos/joy-ui/', 'JoyTicket', 'Stamp the ticket', {}],
  ['Base UI', '/experiments/docs/demos/base-ui/', 'BaseBell', 'Ring louder', {}],
  [
    'MUI System',
    '/experiments/docs/demos/system/',
    'SystemShelf',
    'Tide tables',
    {},
  ],
  ['MUI X', '/x/react-tree-view/', 'TreeViewBasic', null, {}],
  [
    'another package',
    '/experiments/docs/demos/integrations/',
    'RoutedTabs',
    'Files',
    {},
  ],
  ['several files', '/experiments/docs/demos/', 'TramTimetable', 'Old brewery', {}],
  [
    'Tailwind',
    '/base-ui/react-button/',
    'ButtonAsLink',
    null,
    { cookies: { codeStyling: 'Tailwind' } },
  ],
  [
    'a reader from right to left in the dark',
    '/experiments/docs/demos/',
    'PressCounter',
    'Pressed 0 times',
    {
      localStorage: {
        'mui-mode': 'dark',
        ...themeToStorage({ direction: 'rtl', dense: true, spacing: 10 }),
      },
    },
  ],
];

/** Templates, and what is to be seen of each. */
const TEMPLATES = [
  ['email', 'EmailClient', 'Compose'],
  ['files', 'Files', 'All files'],
  ['landing', 'Landing', 'The rota your whole café can read'],
  ['messages', 'Messages', 'Larch Messages'],
  ['order-dashboard', 'OrderDashboard', 'All orders of the period'],
  ['profile-dashboard', 'ProfileDashboard', 'Account settings'],
  ['rental-dashboard', 'RentalDashboard', 'Flats to rent in Marlhaven'],
  ['sign-in-side', 'SignInSide', 'Sign in'],
  ['team', 'Team', 'Team'],
] as const;

const DEMO_CASES = DEMOS.flatMap(([library, pathname, demo, text, reader]) =>
  LANGUAGES.map((language) => ({
    library,
    language,
    pathname,
    demo,
    text,
    reader,
  })),
);

const NO_SETTINGS: Reader = {};

const CASES = [
  ...DEMO_CASES,
  ...TEMPLATES.map(([name, demo, text]) => ({
    library: `template ${name}`,
    language: 'TypeScript' as const,
    pathname: `/joy-ui/getting-started/templates/${name}/`,
    demo,
    text,
    reader: NO_SETTINGS,
  })),
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandboxes-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Takes the project of a demo from its page. @returns where it was unpacked */
async function downloadProject(
  { pathname, demo, reader, language }: (typeof CASES)[number],
  target: string,
): Promise<string> {
  const context = await openAsReader(stage, reader);
  const page = await context.newPage();
  await openPage(page, `${stage.origin}${pathname}`);
  const section = page.locator(`section[data-demo="${demo}"]`);
  await section.getByRole('tab', { name: language }).click();
  const download = page.waitForEvent('download');
  await chooseAction(section, 'Download');
  const files = unzipSync(readFileSync(await (await download).path()));
  await context.close();
  for (const [file, contents] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), contents);
  }
  return path.join(target, Object.keys(files)[0]?.split('/')[0] ?? '');
}

/** Serves what a project was built to. */
async function serveProject(root: string) {
  const handle = sirv(root);
  const server = createServer((request, response) => {
    handle(request, response, () => {
      // Browsers ask for an icon that no project has promised.
      response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

/** Runs npm as a reader would. @throws with all that it printed */
async function runNpm(project: string, ...args: string[]): Promise<void> {
  try {
    await run('npm', args, {
      cwd: project,
      timeout: getLimit('build'),
      maxBuffer: 10_000_000,
      env: { ...process.env, NODE_ENV: '' },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as {
      stdout?: string;
      stderr?: string;
    };
    throw new Error(
      `npm ${args.join(' ')} failed in ${project}\n${stdout}\n${stderr}`,
      {
        cause: error,
      },
    );
  }
}

it.each(CASES)(
  'the project of a demo is installed, built and works: $library, $language',
  async (sandbox) => {
    const { demo, language, text, reader } = sandbox;
    const target = path.join(folder, `${demo}-${language}`);
    const project = await downloadProject(sandbox, target);
    await runNpm(project, 'install', '--no-audit', '--no-fund', '--prefer-offline');
    await runNpm(project, 'run', 'build');

    const server = await serveProject(path.join(project, 'dist'));
    const context = await openAsReader({
      browser: stage.browser,
      origin: server.origin,
    });
    const complaints = watchComplaints(context, server.origin);
    const page = await context.newPage();
    await page.goto(server.origin);
    await page.locator('#root > *').first().waitFor();
    if (text !== null) {
      await page.getByText(text).first().waitFor();
    }
    if (reader.localStorage) {
      expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
      expect(
        await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
      ).toBe('rgb(18, 18, 18)');
    }
    await page.waitForLoadState('networkidle');
    expect(complaints.take()).toEqual([]);
    await context.close();
    server.close();
    rmSync(target, { recursive: true, force: true });
  },
  getLimit('build'),
);
