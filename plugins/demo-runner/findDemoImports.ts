import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { listImports } from '../shared/listImports';
import { specifierToPackage } from '../shared/specifierToPackage';
import { toUnixLines } from '../shared/toUnixLines';

/** Rooms in which demos lie. */
const DEMO_ROOMS = ['docs', 'blog'];

async function listDemoFiles(siteDir: string): Promise<string[]> {
  const lists = await Promise.all(
    DEMO_ROOMS.map(async (room) => {
      const folder = path.join(siteDir, room);
      const files = await fs.readdir(folder, { recursive: true }).catch(() => []);
      return files
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
        .map((file) => path.join(folder, file));
    }),
  );
  return lists.flat();
}

/** Makes what says whether a package has a module; of one that is not installed it does not judge. */
function createLookUp(siteDir: string): (specifier: string) => boolean {
  const { resolve } = createRequire(path.join(siteDir, 'package.json'));
  return (specifier) => {
    try {
      resolve(specifier);
      return true;
    } catch {
      const folder = path.join('node_modules', specifierToPackage(specifier));
      return !existsSync(path.join(siteDir, folder));
    }
  };
}

/**
 * Finds every package module that a demo of the site imports, types left out.
 *
 * @param siteDir absolute path of the site
 * @returns module names in order
 * @throws `file:line` of the import of a module that an installed package does not have
 */
export async function findDemoImports(siteDir: string): Promise<string[]> {
  const isThere = createLookUp(siteDir);
  const found = new Set<string>();
  for (const file of await listDemoFiles(siteDir)) {
    const source = toUnixLines(await fs.readFile(file, 'utf8')).replace(
      /^import type [^;]*;$/gm,
      // Lines stay where they are.
      (statement) => statement.replace(/[^\n]/g, ''),
    );
    for (const { specifier, line } of listImports(source)) {
      if (specifier.startsWith('.') || found.has(specifier)) {
        continue;
      }
      if (!isThere(specifier)) {
        throw new Error(
          `${path.relative(siteDir, file)}:${line}: package "${specifierToPackage(specifier)}" has no module "${specifier}"`,
        );
      }
      found.add(specifier);
    }
  }
  return [...found].sort();
}
