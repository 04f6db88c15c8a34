import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileToComponentName } from './readSwizzle';

/** A file that overrides a theme component. */
export interface SwizzleFile {
  /** Path relative to the site, with forward slashes. */
  readonly file: string;
  /** The component it overrides, by its place in `src/theme`. */
  readonly name: string;
  readonly text: string;
}

/** Lists the overridden components of a site, sorted by name. */
export function listSwizzleFiles(siteDir: string): SwizzleFile[] {
  const themeDir = path.join(siteDir, 'src/theme');
  if (!existsSync(themeDir)) return [];
  return readdirSync(themeDir, { recursive: true, encoding: 'utf8' })
    .map((entry) => entry.split(path.sep).join('/'))
    .flatMap((entry) => {
      const name = fileToComponentName(entry);
      return name === null
        ? []
        : [
            {
              file: `src/theme/${entry}`,
              name,
              text: readFileSync(path.join(themeDir, entry), 'utf8'),
            },
          ];
    })
    .sort((one, two) => (one.name < two.name ? -1 : 1));
}
