import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listImports } from '../../../shared/listImports';
import { readDemoUses } from './readDemoUses';

/** By `package#export`: names of the props that are set; none for hooks. */
export type Uses = ReadonlyMap<string, ReadonlySet<string>>;

/** Lists possible sources of a demo: a file, or a folder with one file per styling. */
const listSources = (folder: string, name: string) => [
  path.join(folder, `${name}.tsx`),
  path.join(folder, name, 'system.tsx'),
];

/** The file and the parts beside it that it imports, each once. */
function listFiles(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { specifier } of listImports(readFileSync(file, 'utf8'), file)) {
    if (!specifier.startsWith('.')) continue;
    const name = specifier.replace(/\.tsx$/, '');
    const part = path.join(path.dirname(file), `${name}.tsx`);
    if (existsSync(part)) listFiles(part, seen);
  }
  return seen;
}

/**
 * Reads what a demo uses of the packages, its parts included.
 *
 * @param folder of its page, absolute
 * @returns null for a demo that is missing, which the plugin that shows it names with its line
 */
export function loadDemoUses(folder: string, name: string): Uses | null {
  const file = listSources(folder, name).find(existsSync);
  if (!file) return null;
  const uses = new Map<string, Set<string>>();
  for (const one of listFiles(file, new Set())) {
    for (const [key, props] of readDemoUses(readFileSync(one, 'utf8'))) {
      uses.set(key, new Set([...(uses.get(key) ?? []), ...props]));
    }
  }
  return uses;
}
