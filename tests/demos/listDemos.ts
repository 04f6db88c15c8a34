import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listDemoVariants } from '../../plugins/content/demos/listDemoVariants';
import { pagePathToLibrary } from '../../plugins/shared/pagePathToLibrary';
import { listDemoElements } from '../content/demoUses';

/** Options of a demo on its page that affect its size and background. */
export interface StageOptions {
  /** In pixels. */
  maxWidth?: number;
  /** In pixels. */
  height?: number;
  bg: string;
  /** It runs in a window of its own. */
  iframe: boolean;
  /** It is a whole page, with a title of its own. */
  fullWidth?: true;
}

/** A demo that is to be tested. */
export interface TestedDemo {
  /** Path below the folder of pages, without ending. */
  id: string;
  /** Absolute path of the TSX file. */
  file: string;
  /** Library in whose theme it runs. */
  library: string;
  options: StageOptions;
}

/** Folders and files that begin with an underscore are no pages. */
function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|[\\/])_/.test(file))
    .sort();
}

const readPixels = (value: string | undefined): number | undefined => {
  const pixels = Number.parseInt((value ?? '').replace('{', ''), 10);
  return Number.isNaN(pixels) ? undefined : pixels;
};

function readOptions(options: Readonly<Record<string, string>>): StageOptions {
  const maxWidth = readPixels(options.maxWidth);
  const height = readPixels(options.height);
  return {
    ...(maxWidth === undefined ? {} : { maxWidth }),
    ...(height === undefined ? {} : { height }),
    bg: options.bg ?? 'outlined',
    iframe: 'iframe' in options || 'fullWidth' in options,
    ...('fullWidth' in options ? { fullWidth: true } : {}),
  };
}

function fileToId(file: string, contentDir: string): string {
  const relative = path.relative(contentDir, file).split(path.sep).join('/');
  return relative.replace(/\.tsx$/, '');
}

/**
 * Lists the demos that pages show, each as its page shows it, and each in all stylings.
 *
 * @param contentDir absolute path of the folder of pages
 * @returns demos in the order of their paths; what a page names and nobody wrote is left
 *   to the tests of the content
 * @throws for a demo of several stylings without its first
 */
export function listDemos(contentDir: string): TestedDemo[] {
  const demos = new Map<string, TestedDemo>();
  for (const page of listPages(contentDir)) {
    const pageFile = path.join(contentDir, page);
    for (const { name, options } of listDemoElements(
      readFileSync(pageFile, 'utf8'),
    )) {
      for (const { file } of listDemoVariants(name, path.dirname(pageFile))) {
        const id = fileToId(file, contentDir);
        if (!demos.has(id)) {
          demos.set(id, {
            id,
            file,
            library: pagePathToLibrary(pageFile),
            options: readOptions(options),
          });
        }
      }
    }
  }
  return [...demos.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
