import fs from 'node:fs/promises';
import path from 'node:path';
import { specifierToInstalled } from '../../shared/specifierToInstalled';

/** Folders that hold the same modules again, for other module systems. */
const OTHER_BUILDS = /^(?:esm|legacy|modern|node|umd|cjs|node_modules|dist|src)$/;

/** Types alone, whatever their package.json says. */
const TYPES = /augmentation$/i;

/** Modules that demos write with a package but that no folder of it stands for. */
const FURTHER_MODULES: Readonly<Record<string, readonly string[]>> = {
  react: ['react/jsx-runtime'],
  'react-dom': ['react-dom/client'],
  '@emotion/react': ['@emotion/react/jsx-runtime'],
};

interface PackageEntry {
  main?: string;
  module?: string;
}

async function readEntry(folder: string): Promise<PackageEntry | undefined> {
  try {
    const text = await fs.readFile(path.join(folder, 'package.json'), 'utf8');
    return JSON.parse(text) as PackageEntry;
  } catch {
    return undefined;
  }
}

/**
 * Lists what can be imported of a package: itself, its folders that are modules of their
 * own, and its plugins.
 *
 * @param name of an installed package
 * @param siteDir absolute path of the folder with `node_modules`
 * @returns module names in order
 * @throws if the package is not installed
 */
export async function listPublicModules(
  name: string,
  siteDir: string,
): Promise<string[]> {
  const folder = path.join(siteDir, 'node_modules', specifierToInstalled(name));
  if (!(await readEntry(folder))) {
    throw new Error(`package "${name}" is not installed`);
  }
  const modules = [name, ...(FURTHER_MODULES[name] ?? [])];
  for (const entry of await fs.readdir(folder, { withFileTypes: true })) {
    if (
      !entry.isDirectory() ||
      OTHER_BUILDS.test(entry.name) ||
      TYPES.test(entry.name)
    ) {
      continue;
    }
    if (entry.name === 'plugin') {
      modules.push(...(await listPlugins(name, folder)));
      continue;
    }
    const facts = await readEntry(path.join(folder, entry.name));
    // A folder without code holds types alone.
    if (facts?.module ?? facts?.main) {
      modules.push(`${name}/${entry.name}`);
    }
  }
  return modules.sort();
}

async function listPlugins(name: string, folder: string): Promise<string[]> {
  const files = await fs.readdir(path.join(folder, 'plugin'));
  return files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `${name}/plugin/${path.basename(file, '.js')}`);
}
