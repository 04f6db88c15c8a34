import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { createParseFrontMatter } from '../../plugins/front-matter';
import { listPageFiles } from '../../plugins/navigation/loadDocSources';
import { SITE_DIR } from './site';

const parseFrontMatter = createParseFrontMatter(SITE_DIR);

async function findProblem(file: string): Promise<string[]> {
  const filePath = path.join(SITE_DIR, file);
  try {
    await parseFrontMatter({
      filePath,
      fileContent: await readFile(filePath, 'utf8'),
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

describe.each(['docs', 'blog', 'src/pages'])('front matter in %s', (folder) => {
  it('follows the schema of the folder', async () => {
    const files = await listPageFiles(SITE_DIR, folder);
    expect((await Promise.all(files.map(findProblem))).flat()).toEqual([]);
  });
});
