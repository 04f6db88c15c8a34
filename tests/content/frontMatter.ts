import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { createParseFrontMatter } from '../../plugins/content/front-matter';

/**
 * Holds the front matter of pages and posts against the schema of their folder.
 *
 * @param files relative to the site
 * @param parseFrontMatter throws what is wrong, as `file:line: …`
 * @returns problems as `file:line: …`
 */
export async function findFrontMatterProblems(
  siteDir: string,
  files: readonly string[],
  parseFrontMatter: ParseFrontMatter = createParseFrontMatter(siteDir),
): Promise<string[]> {
  const findProblems = async (file: string): Promise<string[]> => {
    const filePath = path.join(siteDir, file);
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
  };
  return (await Promise.all(files.map(findProblems))).flat();
}
