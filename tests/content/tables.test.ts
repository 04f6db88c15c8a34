import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listPageFiles } from '../../plugins/content/navigation/loadDocSources';
import { SITE_DIR } from './site';
import { findTableProblems } from './tables';

describe('columns of tables', () => {
  it('all have a name, for those who hear them', async () => {
    const files = await listPageFiles(SITE_DIR, 'docs');
    expect(files.length).toBeGreaterThan(20);
    const written = files.filter((file) => !file.includes('/api/'));
    expect(
      written.flatMap((file) =>
        findTableProblems(file, readFileSync(path.join(SITE_DIR, file), 'utf8')),
      ),
    ).toEqual([]);
  });

  it.each([
    ['| a | b |\n| - | - |\n', []],
    ['text\n\n|   | b |\n| :- | -: |\n', ['x.mdx:3: a column without a name']],
    ['| a \\| | b |\n| - | - |\n', []],
  ])('are read from %j', (text, problems) => {
    expect(findTableProblems('x.mdx', text)).toEqual(problems);
  });
});
