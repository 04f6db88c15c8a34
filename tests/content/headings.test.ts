import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { listPageFiles } from '../../plugins/navigation/loadDocSources';
import { blankFrontMatter } from '../../plugins/shared/extractFrontMatter';
import { SITE_DIR } from './site';

const parser = unified().use(remarkParse).freeze();

/**
 * A page's title is its only heading of the first level, and a heading is at most one level
 * below the one before it, for those who move by headings.
 *
 * @returns problems as `file:line: …`
 */
function findHeadingProblems(file: string, text: string): string[] {
  const problems: string[] = [];
  let above = 1;
  visit(parser.parse(blankFrontMatter(text)), 'heading', (heading) => {
    const { depth, position } = heading;
    const name = toString(heading).trim();
    const report = (problem: string) =>
      problems.push(`${file}:${position?.start.line}: ${problem}`);
    if (name === '') {
      report('a heading without text');
    } else if (depth === 1) {
      report(`"${name}" is of the first level, as the title is`);
    } else if (depth > above + 1) {
      report(`"${name}" is of level ${depth}, below one of level ${above}`);
    }
    above = depth;
  });
  return problems;
}

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
