import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COMPANION_PACKAGES, PRODUCTS } from '../../../src/lib/address/products';
import {
  findRelease,
  parseChangelog,
  type Release,
} from '../../shared/parseChangelog';
import {
  findRepositoryUrl,
  findSourceTree,
  type RepositoryManifest,
} from '../../shared/sourceTree';
import { summariseReleases } from './summariseReleases';
import type { PackageVersion, VersionsData } from './types';

/** Packages whose change logs describe their whole family. */
const CORE = '@mui/material';
const X = '@mui/x-data-grid';

interface Manifest extends RepositoryManifest {
  name: string;
  version: string;
  license?: string;
  peerDependencies?: Record<string, string>;
}

function describePackage(manifest: Manifest, releases: readonly Release[]) {
  const { name, version } = manifest;
  const release = findRelease(name, version, releases);
  const repositoryUrl = findRepositoryUrl(manifest);
  const sourceUrl = findSourceTree(manifest, release.version);
  if (!repositoryUrl || !sourceUrl) {
    throw new Error(`${name} names no repository on GitHub.`);
  }
  return {
    name,
    version,
    releasedOn: release.releasedOn,
    react: manifest.peerDependencies?.react ?? null,
    licence: manifest.license ?? 'unknown',
    notesUrl: `${repositoryUrl}/releases/tag/v${release.version}`,
    sourceUrl,
    npmUrl: `https://www.npmjs.com/package/${name}/v/${version}`,
  } satisfies PackageVersion;
}

/**
 * Reads what the page of versions shows from the installed packages: their manifests and
 * the change logs they ship.
 *
 * @param siteDir where `node_modules` lies
 * @throws an Error that names the package whose change log or manifest says too little
 */
export function loadVersions(siteDir: string): VersionsData {
  const read = (name: string, file: string) =>
    readFileSync(path.join(siteDir, 'node_modules', name, file), 'utf8');
  // The packages of a family ship the same change log, of several hundred kilobytes.
  const parsed = new Map<string, Release[]>();
  const readReleases = (name: string) => {
    const text = read(name, 'CHANGELOG.md');
    const releases = parsed.get(text) ?? parseChangelog(text);
    parsed.set(text, releases);
    return releases;
  };
  const readManifest = (name: string) =>
    JSON.parse(read(name, 'package.json')) as Manifest;

  const names = [...PRODUCTS, ...COMPANION_PACKAGES].map(
    ({ packageName }) => packageName,
  );
  const summarise = (name: string) =>
    summariseReleases(readReleases(name), parseInt(readManifest(name).version, 10));
  return {
    packages: Object.fromEntries(
      names.map((name) => [
        name,
        describePackage(readManifest(name), readReleases(name)),
      ]),
    ),
    core: summarise(CORE),
    x: summarise(X),
  };
}
