/** The versions of a reader's project: read in the browser, marked in the reference. */
import type { BrowserContext, Page } from 'playwright-core';
import { findViolations } from '../tests/harness/axe';
import { openPage } from '../tests/harness/pages';
import { openAsReader, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

/** Has rows that are newer than 5.12.0, and some that were changed since. */
const PAGINATION_API = '/material-ui/api/table-pagination/';
const PAGINATION_PAGE = '/material-ui/react-table/';

const NPM_LOCK = JSON.stringify({
  lockfileVersion: 3,
  packages: { 'node_modules/@mui/material': { version: '5.12.0' } },
});
const YARN_LOCK =
  '# yarn lockfile v1\n\n\n"@mui/material@^5.11.0":\n  version "5.12.0"\n';
const PNPM_LOCK =
  "lockfileVersion: '9.0'\n\npackages:\n\n  '@mui/material@5.12.0':\n    resolution: {integrity: sha512-a}\n";

const open: BrowserContext[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()));
});

async function visit(
  address: string,
  reader: Reader = {},
): Promise<{ page: Page; posted: string[] }> {
  const context = await openAsReader(stage, reader);
  open.push(context);
  const page = await context.newPage();
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().startsWith(stage.origin)) {
      posted.push(`${request.method()} ${request.url()}`);
    }
  });
  await openPage(page, `${stage.origin}${address}`);
  return { page, posted };
}

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog
    .getByLabel('Choose package.json or a lock file')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** Drops a file on the page, as a browser tells it. */
const dropFile = (page: Page, name: string, text: string) =>
  page.evaluate(
    ([fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], fileName));
      for (const type of ['dragover', 'drop']) {
        document.body.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
        );
      }
    },
    [name, text] as const,
  );

const getRow = (page: Page, prop: string) =>
  page.locator(`[id="table-pagination-prop-${prop}"]`);

const readNote = (page: Page, prop: string) =>
  getRow(page, prop).locator('th').getAttribute('data-version-note');

it.each([
  ['package.json', '{"dependencies":{"@mui/material":"^5.12.0"}}'],
  ['package-lock.json', NPM_LOCK],
  ['yarn.lock', YARN_LOCK],
  ['pnpm-lock.yaml', PNPM_LOCK],
])(
  '%s marks what the project does not have, and goes nowhere',
  async (name, text) => {
    const { page, posted } = await visit(PAGINATION_API);
    await chooseFile(page, name, text);
    await page.getByText('@mui/material 5.12.0').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-version="absent"]').first().waitFor();
    expect(await readNote(page, 'slots')).toBe('Not in 5.12.0');
    expect(await readNote(page, 'SelectProps')).toBe('Not deprecated in 5.12.0');
    expect(await readNote(page, 'count')).toBeNull();
    expect(posted).toEqual([]);
  },
);

it('is dropped anywhere, holds on the next page and in its static rows, and is undone', async () => {
  const { page } = await visit(PAGINATION_PAGE);
  await dropFile(page, 'yarn.lock', YARN_LOCK);
  const alert = page.getByRole('alert').filter({ hasText: 'yarn.lock' });
  await alert.waitFor();
  expect(await alert.textContent()).toContain('@mui/material 5.12.0');
  await page
    .locator('[data-version="absent"]')
    .first()
    .waitFor({ state: 'attached' });
  await alert.getByRole('button', { name: 'Undo' }).click();
  await page
    .locator('[data-version="absent"]')
    .first()
    .waitFor({ state: 'detached' });
});

it('one button shows everything again', async () => {
  const { page } = await visit(PAGINATION_API, {
    localStorage: { 'project-versions': '{"@mui/material":"5.12.0"}' },
  });
  await page.getByRole('button', { name: 'Show as current' }).first().click();
  await page
    .locator('[data-version="absent"]')
    .first()
    .waitFor({ state: 'detached' });
  expect(await readNote(page, 'slots')).toBeNull();
});

it.each([
  ['cut.json', '{"dependencies":'],
  ['types.json', '{"dependencies":[1],"devDependencies":"x"}'],
  [
    'large.lock',
    `# yarn lockfile v1\n${'"a@1":\n  version "1.0.0"\n'.repeat(90_000)}`,
  ],
])('%s has no versions, and the page says so', async (name, text) => {
  const { page } = await visit(PAGINATION_API);
  await dropFile(page, name, text);
  await page
    .getByRole('alert')
    .filter({ hasText: `${name} has no versions of MUI packages.` })
    .waitFor();
  expect(
    await page.evaluate(() => localStorage.getItem('project-versions')),
  ).toBeNull();
});

it.each([
  ['light', {}],
  ['dark', { system: 'dark' }],
] as const)('marks have no axe violation in %s mode', async (_mode, reader) => {
  const { page } = await visit(PAGINATION_API, {
    ...reader,
    localStorage: { 'project-versions': '{"@mui/material":"5.12.0"}' },
  });
  await page.locator('[data-version="absent"]').first().waitFor();
  expect(await findViolations(page)).toEqual([]);
});
