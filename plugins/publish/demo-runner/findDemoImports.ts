import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { listImports } from '../../shared/listImports';
import { specifierToInstalled } from '../../shared/specifierToInstalled';
import { specifierToPackage } from '../../../src/lib/demos/specifierToPackage';
import { toUnixLines } from '../../shared/toUnixLines';
import { specifierToGroup } from './packageGroups';

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

/** Makes what says what is wrong with an import of a demo, if anything is. */
function createCheck(siteDir: string): (specifier: string) => string | null {
  const { resolve } = createRequire(path.join(siteDir, 'package.json'));
  return (specifier) => {
    const name = specifierToPackage(specifier);
    const folder = path.join(siteDir, 'node_modules', specifierToInstalled(name));
    if (!existsSync(folder)) {
      // The model of the demo names what is not installed.
      return null;
    }
    if (!specifierToGroup(specifier)) {
      return `demos may not import "${name}": no group in plugins/publish/demo-runner/packageGroups.ts has it, so it could not be edited`;
    }
    try {
      resolve(specifierToInstalled(specifier));
      return null;
    } catch {
      return `package "${name}" has no module "${specifier}"`;
    }
  };
}

/**
 * Finds every package module that a demo of the site imports, types left out.
 *
 * @param siteDir absolute path of the site
 * @returns module names in order
 * @throws `file:line` of the import of a module that an installed package does not have, or
 *   of a package that edited demos do not get
 */
export async function findDemoImports(siteDir: string): Promise<string[]> {
  const findProblem = createCheck(siteDir);
  const found = new Set<string>();
  for (const file of await listDemoFiles(siteDir)) {
    const source = toUnixLines(await fs.readFile(file, 'utf8'));
    for (const { specifier, line, isType } of listImports(source, file)) {
      if (isType || specifier.startsWith('.') || found.has(specifier)) {
        continue;
      }
      const problem = findProblem(specifier);
      if (problem) {
        throw new Error(`${path.relative(siteDir, file)}:${line}: ${problem}`);
      }
      found.add(specifier);
    }
  }
  return [...found].sort();
}
