import path from 'node:path';

/** Folders of pages that say whose theme their demos run in. */
const SETS = ['material-ui', 'joy-ui', 'base-ui', 'system', 'x'];

/**
 * Finds the library in whose theme the demos of a page run: the outermost folder with the name
 * of a documentation set.
 *
 * @example `…/docs/joy-ui/components/button/button.mdx` → `joy-ui`
 * @example `…/docs/experiments/demos/base-ui/base-ui.mdx` → `base-ui`
 */
export function pagePathToLibrary(pagePath: string): string {
  const segments = pagePath.split(path.sep);
  const docs = segments.lastIndexOf('docs');
  const set = segments.find(
    (folder, index) => docs !== -1 && index > docs && SETS.includes(folder),
  );
  return set === undefined || set === 'x' ? 'material-ui' : set;
}
