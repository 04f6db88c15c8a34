import { listPageFiles } from '../../plugins/content/navigation/loadDocSources';
import { findFrontMatterProblems } from './frontMatter';
import { SITE_DIR } from './site';

describe.each(['docs', 'blog', 'src/pages'])('front matter in %s', (folder) => {
  it('follows the schema of the folder', async () => {
    const files = await listPageFiles(SITE_DIR, folder);
    expect(await findFrontMatterProblems(SITE_DIR, files)).toEqual([]);
  });
});
