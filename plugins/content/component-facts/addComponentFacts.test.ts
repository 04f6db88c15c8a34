import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { addComponentFacts } from './addComponentFacts';
import { findSourceUrl } from './findSourceUrl';

jest.mock('./loadBundleSize', () => ({
  loadBundleSize: (name: string, component: string) =>
    ['Nowhere', 'Unstable_Nowhere', 'Popup'].includes(component)
      ? Promise.reject(new Error(`ERROR: No matching export for "${component}"`))
      : Promise.resolve(`${name}#${component}`.length),
}));

const SITE_DIR = path.resolve(__dirname, '../../..');

const readFacts = async (frontMatter: Record<string, unknown>) =>
  (
    await addComponentFacts(
      () => Promise.resolve({ frontMatter, content: '' }),
      SITE_DIR,
    )({} as Parameters<ParseFrontMatter>[0])
  ).frontMatter;

it.each([
  ['@mui/material', 'Button', 'packages/mui-material/src/Button'],
  ['@mui/joy', 'Chip', 'packages/mui-joy/src/Chip'],
  ['@mui/base', 'Badge', 'packages/mui-base/src/Badge'],
])('finds %s %s where its release is tagged', async (name, component, file) => {
  expect(await readFacts({ package: name, components: [component] })).toEqual({
    package: name,
    components: [component],
    bundleSize: `${name}#${component}`.length,
    sourceUrl: `https://github.com/mui/material-ui/tree/v5.15.5/${file}`,
  });
});

it.each([
  {},
  { package: '@mui/material' },
  { package: '@mui/material', components: [] },
  { components: ['Button'] },
])('adds nothing to a page about no component: %j', async (frontMatter) => {
  expect(await readFacts(frontMatter)).toEqual(frontMatter);
});

it('knows a component whose export is marked as unstable', async () => {
  const facts = await readFacts({ package: '@mui/base', components: ['Popup'] });
  expect(facts.sourceUrl).toMatch(/\/Unstable_Popup$/);
});

it('names the line of a component that the package does not export', async () => {
  const frontMatter = { package: '@mui/material', components: ['Nowhere'] };
  const parse = addComponentFacts(
    () => Promise.resolve({ frontMatter, content: '' }),
    SITE_DIR,
  );
  await expect(
    parse({
      filePath: path.join(SITE_DIR, 'docs/material-ui/page.mdx'),
      fileContent:
        "---\ntitle: Page\ncomponents: [Nowhere]\npackage: '@mui/material'\n---\n",
    } as Parameters<ParseFrontMatter>[0]),
  ).rejects.toThrow(
    'docs/material-ui/page.mdx:3: "components" names Nowhere, which @mui/material does not export',
  );
});

it('knows no source without a repository on GitHub', () => {
  const manifest = { name: 'a', version: '1.0.0' };
  expect(findSourceUrl(manifest, 'B', '1.0.0')).toBeUndefined();
  expect(
    findSourceUrl(
      { ...manifest, repository: { url: 'https://example.org/a', directory: 'a' } },
      'B',
      '1.0.0',
    ),
  ).toBeUndefined();
});
