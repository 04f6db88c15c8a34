import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listPageFiles, loadDocSources } from './loadDocSources';

let siteDir: string;

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'doc-sources-'));
});

afterEach(async () => {
  await rm(siteDir, { recursive: true });
});

async function writeSite(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true });
    await writeFile(path.join(siteDir, file), text);
  }
}

describe('listPageFiles', () => {
  it('lists Markdown files, sorted, without partials and demos', async () => {
    await writeSite({
      'docs/a/components/chip/chip.mdx': '',
      'docs/a/components/chip/ChipSizes.tsx': '',
      'docs/a/components/chip/_note.mdx': '',
      'docs/a/_drafts/later.mdx': '',
      'docs/a/about.md': '',
    });
    await expect(listPageFiles(siteDir, 'docs/a')).resolves.toEqual([
      'docs/a/about.md',
      'docs/a/components/chip/chip.mdx',
    ]);
  });

  it('finds no page in a folder that is not there', async () => {
    await expect(listPageFiles(siteDir, 'docs/none')).resolves.toEqual([]);
  });

  it('passes on other errors', async () => {
    await writeSite({ 'docs/a': '' });
    await expect(listPageFiles(siteDir, 'docs/a')).rejects.toThrow('ENOTDIR');
  });
});

describe('loadDocSources', () => {
  it('reads pathname, title and label of the pages of the sets requested', async () => {
    const index = '---\nslug: /\ntitle: Library A\n---\n';
    const chip = '---\nslug: /react-chip/\ntitle: Chip\nsidebar_label: Chips\n---\n';
    await writeSite({
      'docs/a/index.mdx': index,
      'docs/a/components/chip/chip.mdx': chip,
      'docs/b/index.mdx': index,
    });
    await expect(loadDocSources(siteDir, ['a', 'c'])).resolves.toEqual([
      {
        file: 'docs/a/components/chip/chip.mdx',
        text: chip,
        pathname: '/a/react-chip',
        title: 'Chip',
        sidebarLabel: 'Chips',
      },
      { file: 'docs/a/index.mdx', text: index, pathname: '/a', title: 'Library A' },
    ]);
  });

  it('takes the path of a file for its slug where there is none', async () => {
    await writeSite({
      'docs/a/guides/usage.mdx': 'Text',
      'docs/a/broken.md': '---\na: "\n---',
    });
    await expect(loadDocSources(siteDir, ['a'])).resolves.toMatchObject([
      { pathname: '/a/broken', title: '' },
      { pathname: '/a/guides/usage', title: '' },
    ]);
  });

  it('reads a page again when it has changed', async () => {
    await writeSite({ 'docs/a/usage.mdx': '---\nslug: /usage/\ntitle: One\n---\n' });
    await loadDocSources(siteDir, ['a']);
    await writeSite({
      'docs/a/usage.mdx': '---\nslug: /usage/\ntitle: Two and more\n---\n',
    });
    await expect(loadDocSources(siteDir, ['a'])).resolves.toMatchObject([
      { title: 'Two and more' },
    ]);
  });
});
