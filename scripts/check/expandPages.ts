import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listDemoVariants } from '../../plugins/content/demos/listDemoVariants';
import { readDemoFiles } from '../../plugins/content/demos/readDemoFiles';
import { PLAYGROUND_ENDING } from '../../plugins/content/playgrounds/playgroundProgram';
import { listDemoUses, listPlaygroundUses } from '../../tests/content/demoUses';

/** Lists the files of a demo; the demo's own checks report one that cannot be read. */
async function listDemoFiles(name: string, folder: string): Promise<string[]> {
  try {
    const variants = listDemoVariants(name, folder);
    const files = await Promise.all(variants.map(({ file }) => readDemoFiles(file)));
    return files.flat().map((file) => file.path);
  } catch {
    return [];
  }
}

async function listPageParts(page: string): Promise<string[]> {
  const text = readFileSync(page, 'utf8');
  const folder = path.dirname(page);
  const demos = await Promise.all(
    listDemoUses(text).map(({ name }) => listDemoFiles(name, folder)),
  );
  const playgrounds = listPlaygroundUses(text)
    .map((component) => path.join(folder, component + PLAYGROUND_ENDING))
    .filter((file) => existsSync(file));
  return [...demos.flat(), ...playgrounds];
}

/**
 * Adds to pages the demos and playgrounds they show.
 *
 * @param files relative to the site
 */
export async function expandPages(
  files: readonly string[],
  siteDir: string,
): Promise<string[]> {
  const pages = files.filter((file) => /\.mdx?$/.test(file));
  const parts = await Promise.all(
    pages.map((page) => listPageParts(path.join(siteDir, page))),
  );
  const toSitePath = (file: string) =>
    path.relative(siteDir, file).split(path.sep).join('/');
  return [...new Set([...files, ...parts.flat().map(toSitePath)])].sort();
}
