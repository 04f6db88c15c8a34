import fs from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
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

/**
 * Finds every package module that a demo of the site imports, types left out.
 *
 * @param siteDir absolute path of the site
 * @returns module names in order
 */
export async function findDemoImports(siteDir: string): Promise<string[]> {
  const found = new Set<string>();
  for (const file of await listDemoFiles(siteDir)) {
    const source = toUnixLines(await fs.readFile(file, 'utf8')).replace(
      /^import type [^;]*;$/gm,
      '',
    );
    ts.preProcessFile(source)
      .importedFiles.map(({ fileName }) => fileName)
      .filter((name) => !name.startsWith('.'))
      .forEach((name) => found.add(name));
  }
  return [...found].sort();
}
