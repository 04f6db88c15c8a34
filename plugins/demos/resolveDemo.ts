import fs from 'node:fs';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';

const DEMO_NAME = /^[A-Z][A-Za-z0-9]*$/;

/**
 * Finds the file of a demo beside the page that names it.
 *
 * @param name demo name, PascalCase
 * @param pagePath absolute path of the page
 * @returns absolute path of the TSX file
 * @throws if the name is no component name or the file is not there; the message names
 *   the expected path and the nearest demo beside the page
 */
export function resolveDemo(name: string, pagePath: string): string {
  if (!DEMO_NAME.test(name)) {
    throw new Error(
      `"${name}" is not a demo name: use PascalCase, like ButtonSizes`,
    );
  }
  const folder = path.dirname(pagePath);
  const file = path.join(folder, `${name}.tsx`);
  if (fs.existsSync(file)) {
    return file;
  }
  const nearest = findNearestDemo(name, folder);
  throw new Error(
    `demo "${name}" not found: expected ${path.relative(process.cwd(), file)}` +
      (nearest ? `; did you mean "${nearest}"?` : ''),
  );
}

function findNearestDemo(name: string, folder: string): string | undefined {
  return fs
    .readdirSync(folder)
    .filter((entry) => entry.endsWith('.tsx'))
    .map((entry) => entry.slice(0, -'.tsx'.length))
    .sort((a, b) => distance(a, name) - distance(b, name))[0];
}
