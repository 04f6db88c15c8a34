import fs from 'node:fs';
import path from 'node:path';
import { specifierToInstalled } from './specifierToInstalled';

/** Fields of a `package.json` that are read here. */
interface PackageFacts {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Thrown for a package that is not installed. */
export class MissingPackageError extends Error {
  constructor(readonly packageName: string) {
    super(`package "${packageName}" is not installed`);
  }
}

/** Packages of every project with a demo. */
const ALWAYS = ['react', 'react-dom'];

function readPackage(folder: string): PackageFacts | undefined {
  try {
    return JSON.parse(
      fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as PackageFacts;
  } catch {
    return undefined;
  }
}

/**
 * Finds the installed versions of packages and of the peers they need: React, the peers
 * a package insists on or lists as optional, as far as this site depends on them itself
 * (the style engine and the date library are such).
 *
 * @param names packages that a demo imports
 * @param siteDir absolute path of the folder with `package.json` and `node_modules`
 * @returns exact versions by name, in the order of the names
 * @throws MissingPackageError
 */
export function resolvePackages(
  names: readonly string[],
  siteDir: string,
): Record<string, string> {
  const own = readPackage(siteDir)?.dependencies ?? {};
  const versions = new Map<string, string>();
  const add = (name: string): void => {
    if (versions.has(name)) {
      return;
    }
    const facts = readPackage(
      path.join(siteDir, 'node_modules', specifierToInstalled(name)),
    );
    if (!facts) {
      throw new MissingPackageError(name);
    }
    versions.set(name, facts.version);
    Object.keys(facts.peerDependencies ?? {})
      .filter((peer) => Object.hasOwn(own, peer))
      .forEach(add);
  };
  [...names, ...ALWAYS].forEach(add);
  return Object.fromEntries([...versions].sort(([a], [b]) => (a < b ? -1 : 1)));
}
