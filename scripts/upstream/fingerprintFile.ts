import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** State of a file of a package that the portal relies on. */
export interface UpstreamRecord {
  /** Path below `node_modules`, with forward slashes. */
  readonly file: string;
  /** The file or folder of the portal that relies on it, relative to the site. */
  readonly usedBy: string;
  /** Installed version of the package that holds the file. */
  readonly version: string;
  /** Hash of the file's content, in hex. */
  readonly sha256: string;
}

/** Where the originals of theme components lie, in the order in which Docusaurus looks for them. */
const THEME_FOLDERS = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
] as const;

/**
 * Finds the original of a theme component.
 *
 * @param nodeModules absolute path of the folder with the installed packages
 * @param name component name, such as `DocItem/Layout`
 * @returns path below `node_modules`; null if no package has a component of that name
 */
export function findThemeOriginal(nodeModules: string, name: string): string | null {
  const candidates = THEME_FOLDERS.flatMap((folder) => [
    `${folder}/${name}/index.js`,
    `${folder}/${name}.js`,
  ]);
  return candidates.find((file) => existsSync(path.join(nodeModules, file))) ?? null;
}

const fileToPackage = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Takes the fingerprint of a file of a package.
 *
 * @param nodeModules absolute path of the folder with the installed packages
 * @param file path below `node_modules`, with forward slashes
 * @returns null if it is gone
 */
export function fingerprintFile(
  nodeModules: string,
  file: string,
): Pick<UpstreamRecord, 'version' | 'sha256'> | null {
  const absolute = path.join(nodeModules, file);
  if (!existsSync(absolute)) return null;
  const manifest = JSON.parse(
    readFileSync(
      path.join(nodeModules, fileToPackage(file), 'package.json'),
      'utf8',
    ),
  ) as { version: string };
  return {
    version: manifest.version,
    sha256: createHash('sha256').update(readFileSync(absolute)).digest('hex'),
  };
}
