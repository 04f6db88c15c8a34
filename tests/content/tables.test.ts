import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listPageFiles } from '../../plugins/navigation/loadDocSources';
import { SITE_DIR } from './site';

/** The row above a line of dashes is the head of a table. */
const HEAD = /^(\|.*\|)\s*\n\|\s*:?-/gm;

/** @returns `file:line` of heads with an empty cell */
function findEmptyHeads(file: string, text: string): string[] {
  return [...text.matchAll(HEAD)]
    .filter(([, head = '']) =>
      head
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .some((cell) => cell.trim() === ''),
    )
    .map(({ index }) => `${file}:${text.slice(0, index).split('\n').length}`);
}

describe('columns of tables', () => {
  it('all have a name, for those who hear them', async () => {
    const files = await listPageFiles(SITE_DIR, 'docs');
    expect(files.length).toBeGreaterThan(20);
    const written = files.filter((file) => !file.includes('/api/'));
    expect(
      written.flatMap((file) =>
        findEmptyHeads(file, readFileSync(path.join(SITE_DIR, file), 'utf8')),
      ),
    ).toEqual([]);
  });

  it.each([
    ['| a | b |\n| - | - |\n', []],
    ['text\n\n|   | b |\n| :- | -: |\n', ['x.mdx:3']],
    ['| a \\| | b |\n| - | - |\n', []],
  ])('are read from %j', (text, problems) => {
    expect(findEmptyHeads('x.mdx', text)).toEqual(problems);
  });
});
