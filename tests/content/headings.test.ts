import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listPageFiles } from '../../plugins/content/navigation/loadDocSources';
import { findHeadingProblems } from './headings';
import { SITE_DIR } from './site';

describe('headings of pages and posts', () => {
  it('go down one level at a time', async () => {
    const files = [
      ...(await listPageFiles(SITE_DIR, 'docs')),
      ...(await listPageFiles(SITE_DIR, 'blog')),
    ];
    expect(files.length).toBeGreaterThan(100);
    expect(
      files.flatMap((file) =>
        findHeadingProblems(file, readFileSync(path.join(SITE_DIR, file), 'utf8')),
      ),
    ).toEqual([]);
  });

  it.each([
    ['## One\n\n### Two\n\n## Three\n', []],
    [
      '---\ntitle: T\n---\n\n### Two\n',
      ['x.mdx:5: "Two" is of level 3, below one of level 1'],
    ],
    [
      '## One\n\n#### `code`\n',
      ['x.mdx:3: "code" is of level 4, below one of level 2'],
    ],
    ['# Top\n', ['x.mdx:1: "Top" is of the first level, as the title is']],
    ['## One\n\n##\n', ['x.mdx:3: a heading without text']],
    ['```md\n#### In code\n```\n', []],
  ])('are read from %j', (text, problems) => {
    expect(findHeadingProblems('x.mdx', text)).toEqual(problems);
  });
});
