import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSidebarItemsGenerator } from './createSidebarItemsGenerator';

let siteDir: string;

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'sidebar-'));
  await cp(
    path.join(__dirname, '../../../src/navigation'),
    path.join(siteDir, 'src/navigation'),
    {
      recursive: true,
    },
  );
});

afterEach(async () => {
  await rm(siteDir, { recursive: true });
});

async function writeDoc(file: string, slug: string, title: string): Promise<void> {
  const absolute = path.join(siteDir, 'docs', file);
  await mkdir(path.dirname(absolute), { recursive: true });
  await writeFile(absolute, `---\nslug: ${slug}\ntitle: ${title}\n---\n`);
}

describe('createSidebarItemsGenerator', () => {
  it('projects the tree of the set to the docs that exist', async () => {
    await writeDoc('system/index.mdx', '/', 'MUI System');
    await writeDoc('system/borders.mdx', '/borders/', 'Borders');
    await writeDoc('system/display.mdx', '/display/', 'Display');
    const generate = createSidebarItemsGenerator(siteDir, 'system');
    await expect(
      generate({
        docs: [
          { id: 'index', source: '@site/docs/system/index.mdx' },
          { id: 'borders', source: '@site/docs/system/borders.mdx' },
          // display.mdx is a draft: Docusaurus leaves it out.
        ],
      }),
    ).resolves.toEqual([
      { type: 'doc', id: 'index', label: 'Introduction' },
      expect.objectContaining({
        type: 'category',
        label: 'Style utilities',
        items: [{ type: 'doc', id: 'borders', label: 'Borders' }],
      }),
    ]);
  });

  it('links to pages of other sets that exist', async () => {
    await writeDoc('x/charts/overview.mdx', '/react-charts/', 'Overview');
    const generate = createSidebarItemsGenerator(siteDir, 'material-ui');
    await expect(generate({ docs: [] })).resolves.toMatchObject([
      {
        label: 'Components',
        items: [
          {
            label: 'MUI X',
            items: [{ type: 'link', label: 'Charts', href: '/x/react-charts/' }],
          },
        ],
      },
    ]);
  });

  it('fails for every set when a page contradicts the navigation', async () => {
    await writeDoc('system/borders.mdx', '/borders/', 'Border');
    await writeDoc('x/secret.mdx', '/secret/', 'Secret');
    const generate = createSidebarItemsGenerator(siteDir, 'joy-ui');
    await expect(generate({ docs: [] })).rejects.toThrow(
      /2 problems:\n {2}docs\/system\/borders\.mdx:3: the title "Border" contradicts the navigation, which says "Borders" \(also src\/navigation\/system\.ts:\d+\)\n {2}docs\/x\/secret\.mdx:2: "\/x\/secret" is not listed in src\/navigation\/x\.ts$/,
    );
  });
});
