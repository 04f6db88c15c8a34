/** Edited code of a demo leaves the portal by every way of export. */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { chooseAction, EXPORTS } from './harness/exports';
import { openPage, PAGES } from '../tests/harness/pages';
import { openAsReader, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const readVersion = (name: string) =>
  (
    JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
      version: string;
    }
  ).version;

/** An edit, with a package that none of the demos imports. */
const EDIT = `import dayjs from 'dayjs';

export default function Edited() {
  return <p>{dayjs('2026-11-29').format('[Edited in] YYYY')}</p>;
}
`;

interface EditedDemo {
  pathname: string;
  name: string;
  extension: 'tsx' | 'jsx';
  reader?: Reader;
}

const DEMOS: [title: string, demo: EditedDemo][] = [
  [
    'Material UI, TypeScript',
    { pathname: PAGES.button, name: 'ButtonSizes', extension: 'tsx' },
  ],
  [
    'Material UI, JavaScript',
    {
      pathname: PAGES.button,
      name: 'ButtonSizes',
      extension: 'jsx',
      reader: { cookies: { codeVariant: 'JS' } },
    },
  ],
  [
    'Joy UI',
    { pathname: '/joy-ui/react-button/', name: 'ButtonSizes', extension: 'tsx' },
  ],
  [
    'Base UI in Tailwind',
    {
      pathname: '/base-ui/react-button/',
      name: 'ButtonExport',
      extension: 'jsx',
      reader: { cookies: { codeVariant: 'JS', codeStyling: 'Tailwind' } },
    },
  ],
];

const findDemo = (page: Page, { name }: EditedDemo) =>
  page.locator(`section[data-demo="${name}"]`);

async function openEdited(
  context: BrowserContext,
  edited: EditedDemo,
): Promise<{ page: Page; demo: Locator }> {
  const page = await context.newPage();
  await openPage(page, `${stage.origin}${edited.pathname}`);
  const demo = findDemo(page, edited);
  await demo.getByRole('button', { name: 'Edit', exact: true }).click();
  await demo.getByRole('textbox', { name: /^Code of / }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(EDIT);
  await waitUntilShown(demo);
  return { page, demo };
}

const waitUntilShown = (demo: Locator) =>
  demo.frameLocator('iframe').getByText('Edited in 2026').waitFor();

describe.each(DEMOS)('an edit of a demo: %s', (_title, edited) => {
  it('is in every project, as it is typed and as it is restored', async () => {
    const context = await openAsReader(stage, {
      ...edited.reader,
      options: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    const { page, demo } = await openEdited(context, edited);
    const expectEdit = async () => {
      for (const takeFiles of Object.values(EXPORTS)) {
        const files = await takeFiles(page, demo);
        expect(files[`src/${edited.name}.${edited.extension}`]).toBe(EDIT);
        expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
          dependencies: { dayjs: readVersion('dayjs') },
        });
      }
      await chooseAction(demo, 'Copy');
      await demo.getByRole('status').getByText('Copied', { exact: true }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(EDIT);
    };
    await expectEdit();
    await page.reload();
    await waitUntilShown(demo);
    await expectEdit();
    await context.close();
  });
});

it('an edit that is put aside or thrown away is in no project', async () => {
  const [, edited] = DEMOS[0]!;
  const context = await openAsReader(stage);
  const { page, demo } = await openEdited(context, edited);
  const published = readFileSync(
    `docs/material-ui/components/button/${edited.name}.tsx`,
    'utf8',
  );
  const takeCode = async () =>
    (await EXPORTS.StackBlitz!(page, demo))[`src/${edited.name}.tsx`];
  await demo.getByRole('button', { name: 'Edit', exact: true }).click();
  expect(await takeCode()).toBe(published);
  await demo.getByRole('button', { name: 'Edit', exact: true }).click();
  await waitUntilShown(demo);
  expect(await takeCode()).toBe(EDIT);
  await chooseAction(demo, 'Reset demo');
  await demo.getByRole('status').getByText('The original is back.').waitFor();
  expect(await takeCode()).toBe(published);
  await context.close();
});
