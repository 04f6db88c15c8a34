import fs from 'node:fs/promises';
import path from 'node:path';

/** Files that plugins publish beside pages and scripts. */
export interface PublishedFiles {
  /** Those that belong to a documentation set, or to all of them. */
  listFor: (id: string) => string[];
}

/** The runner of edited demos, and the packages that they import. */
const OF_ALL = /^runner\//;

/** The drawings of all icons, which the icon page of Material UI fetches as they are needed. */
const ICONS = /^assets\/material-icons-/;

/** The typefaces of the libraries' themes, which their demos load. */
const TYPEFACES: Readonly<Record<string, RegExp | undefined>> = {
  'material-ui': /^assets\/fonts\/demos\/roboto-.*\.woff2$/,
  x: /^assets\/fonts\/demos\/roboto-.*\.woff2$/,
  'joy-ui': /^assets\/fonts\/demos\/inter-.*\.woff2$/,
};

/** The search index: two files a set, names and excerpts, and the words of all of them. */
const SEARCH = /^(?:assets\/)?search[-/]/;

const SETS = /(?:^|[/.-])(material-ui|joy-ui|base-ui|system|x)[.-]/;

function belongsTo(file: string, id: string): boolean {
  if (SEARCH.test(file)) {
    const [, set] = SETS.exec(path.posix.basename(file)) ?? [];
    return set === undefined || set === id;
  }
  return (
    OF_ALL.test(file) ||
    (id === 'material-ui' && ICONS.test(file)) ||
    (TYPEFACES[id]?.test(file) ?? false)
  );
}

/** Looks through a build. */
export async function listPublishedFiles(outDir: string): Promise<PublishedFiles> {
  const names = await fs.readdir(outDir, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  return { listFor: (id) => files.filter((file) => belongsTo(file, id)) };
}
