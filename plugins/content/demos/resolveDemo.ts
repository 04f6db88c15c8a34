import fs from 'node:fs';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import { listDemoVariants, type DemoVariantFile } from './listDemoVariants';

/** A demo is called as its component is. */
export const DEMO_NAME = /^[A-Z][A-Za-z0-9]*$/;

/**
 * Finds a demo beside the page that names it.
 *
 * @param name demo name, PascalCase
 * @param pagePath absolute path of the page
 * @returns the ways in which it is written, at least one; the first is that of readers
 *   who have chosen nothing
 * @throws if the name is no component name or the file is not there; the message names
 *   the expected path and the nearest demo beside the page. As `listDemoVariants`
 */
export function resolveDemo(
  name: string,
  pagePath: string,
): [DemoVariantFile, ...DemoVariantFile[]] {
  if (!DEMO_NAME.test(name)) {
    throw new Error(
      `"${name}" is not a demo name: use PascalCase, like ButtonSizes`,
    );
  }
  const folder = path.dirname(pagePath);
  const [main, ...others] = listDemoVariants(name, folder);
  if (main) {
    return [main, ...others];
  }
  const file = path.join(folder, `${name}.tsx`);
  const nearest = findNearestDemo(name, folder);
  throw new Error(
    `demo "${name}" not found: expected ${path.relative(process.cwd(), file)}` +
      (nearest ? `; did you mean "${nearest}"?` : ''),
  );
}

function findNearestDemo(name: string, folder: string): string | undefined {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.tsx'))
    .map((entry) => entry.name.replace(/\.tsx$/, ''))
    .filter((entry) => DEMO_NAME.test(entry))
    .sort((a, b) => distance(a, name) - distance(b, name))[0];
}
