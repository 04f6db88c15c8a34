import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** State of the original of an overridden component. */
export interface UpstreamRecord {
  /** Path below `node_modules`, with forward slashes. */
  readonly file: string;
  /** Installed version of the package that holds the file. */
  readonly version: string;
  /** Hash of the file's content, in hex. */
  readonly sha256: string;
}

/** Content of `src/theme/upstream.json`: the originals by component name. */
export type UpstreamRecords = Readonly<Record<string, UpstreamRecord>>;

/** Where the originals lie, in the order in which Docusaurus looks for them. */
const UPSTREAM_FOLDERS = [
  ['@docusaurus/theme-classic', 'lib/theme'],
  ['@docusaurus/core', 'lib/client/theme-fallback'],
] as const;

/**
 * Finds the original of a theme component and takes its fingerprint.
 *
 * @param nodeModules absolute path of the folder with the installed packages
 * @param name component name, such as `DocItem/Layout`
 * @returns null if no package has a component of that name
 */
export function recordUpstream(
  nodeModules: string,
  name: string,
): UpstreamRecord | null {
  for (const [packageName, folder] of UPSTREAM_FOLDERS) {
    for (const ending of ['/index.js', '.js']) {
      const file = `${packageName}/${folder}/${name}${ending}`;
      const absolute = path.join(nodeModules, file);
      if (existsSync(absolute)) {
        const manifest = JSON.parse(
          readFileSync(path.join(nodeModules, packageName, 'package.json'), 'utf8'),
        ) as { version: string };
        return {
          file,
          version: manifest.version,
          sha256: createHash('sha256').update(readFileSync(absolute)).digest('hex'),
        };
      }
    }
  }
  return null;
}
