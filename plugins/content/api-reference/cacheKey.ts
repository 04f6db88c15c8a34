import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGES } from './extract/packages';

/** Packages that are not documented, and whose types or code the documented ones use. */
const ALSO_READ = [
  '@mui/types',
  '@mui/utils',
  '@mui/private-theming',
  '@mui/styled-engine',
  '@types/react',
  'csstype',
  'micromark',
  'typescript',
];

/** Sources outside the extractor's folder that it imports. */
const IMPORTED_SOURCES = [
  'src/lib/reference/apiAnchors.ts',
  'plugins/shared/sourceTree.ts',
];

function listSourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?ts$/.test(file) && !/\.test\.ts$/.test(file))
    .filter((file) => !file.split(path.sep).includes('fixtures'))
    .sort()
    .map((file) => path.join(folder, file));
}

interface Lockfile {
  packages?: Record<string, { version?: string; integrity?: string } | undefined>;
}

/** Version and integrity of a package, as installed and as locked. */
function describePackage(root: string, lock: Lockfile, name: string): string {
  const manifest = path.join(root, 'node_modules', name, 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    version: string;
  };
  const integrity = lock.packages?.[`node_modules/${name}`]?.integrity ?? '';
  return `${name}@${version} ${integrity}`;
}

/**
 * Computes the name under which the extracted model is kept: it changes with the source of the
 * extractor and with version or integrity of each package that is read, and with nothing else.
 *
 * @param root the site, which holds `node_modules`
 * @param extractorFolder folder of the extractor's source
 * @throws if a package is not installed
 */
export function computeCacheKey(root: string, extractorFolder: string): string {
  const lockFile = path.join(root, 'node_modules/.package-lock.json');
  const lock: Lockfile = existsSync(lockFile)
    ? (JSON.parse(readFileSync(lockFile, 'utf8')) as Lockfile)
    : {};
  const hash = createHash('sha256');
  const imported = IMPORTED_SOURCES.map((file) => path.join(root, file));
  for (const file of [...listSourceFiles(extractorFolder), ...imported]) {
    hash.update(path.basename(file)).update(readFileSync(file));
  }
  for (const name of [...PACKAGES.map((spec) => spec.name), ...ALSO_READ]) {
    hash.update(describePackage(root, lock, name));
  }
  return hash.digest('hex').slice(0, 24);
}
