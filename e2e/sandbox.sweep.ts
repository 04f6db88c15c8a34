import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getLimit } from '../tests/limits/limits';
import { watchComplaints } from '../tests/harness/complaints';
import { chooseAction } from './harness/exports';
import { openPage } from '../tests/harness/pages';
import {
  installProject,
  runNpm,
  serveProject,
  unpackProject,
} from './harness/projects';
import { openAsReader, themeToStorage, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const LANGUAGES = ['TypeScript', 'JavaScript'] as const;

/** One demo of each library, with the text it must show. */
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

/** Templates of each library, and what is to be seen of each. */
const TEMPLATES = [
  ['joy-ui', 'email', 'EmailClient', 'Compose'],
  ['joy-ui', 'files', 'Files', 'All files'],
  ['joy-ui', 'landing', 'Landing', 'The rota your whole café can read'],
  ['joy-ui', 'messages', 'Messages', 'Larch Messages'],
  ['joy-ui', 'order-dashboard', 'OrderDashboard', 'All orders of the period'],
  ['joy-ui', 'profile-dashboard', 'ProfileDashboard', 'Account settings'],
  ['joy-ui', 'rental-dashboard', 'RentalDashboard', 'Flats to rent in Marlhaven'],
  ['joy-ui', 'sign-in-side', 'SignInSide', 'Sign in'],
  ['joy-ui', 'team', 'Team', 'Team'],
  ['material-ui', 'album', 'Album', 'Clear nights'],
  ['material-ui', 'blog', 'Blog', 'The Long Table'],
  ['material-ui', 'checkout', 'Checkout', 'Where does it go?'],
  ['material-ui', 'dashboard', 'Dashboard', 'Revenue by channel'],
  ['material-ui', 'marketing', 'Marketing', 'One drill is enough for a street'],
  ['material-ui', 'pricing', 'Pricing', 'Rehearsal rooms for every amount of noise'],
  ['material-ui', 'sign-in', 'SignIn', 'Sign in to ride'],
  ['material-ui', 'sign-in-side', 'SignInSide', 'Send me a code'],
  ['material-ui', 'sign-up', 'SignUp', 'A card for every book'],
  ['material-ui', 'sticky-footer', 'StickyFooter', 'The water is at 19 °C'],
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
  ...TEMPLATES.map(([library, name, demo, text]) => ({
    library: `template ${name} of ${library}`,
    language: 'TypeScript' as const,
    pathname: `/${library}/getting-started/templates/${name}/`,
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
  const archive = readFileSync(await (await download).path());
  await context.close();
  return unpackProject(archive, target);
}

it.each(CASES)(
  'the project of a demo is installed, built and works: $library, $language',
  async (sandbox) => {
    const { demo, language, text, reader } = sandbox;
    const target = path.join(folder, `${demo}-${language}`);
    const project = await downloadProject(sandbox, target);
    await installProject(project);
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
