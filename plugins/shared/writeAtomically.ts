import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file so that a reader sees the old text or the new one, never a part: into a file
 * beside it, which then takes its place.
 */
export function writeAtomically(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** Writes a file only where its text changes, so that watchers see what is new. */
export function writeIfChanged(file: string, text: string): boolean {
  if (readTextIfExists(file) === text) return false;
  writeAtomically(file, text);
  return true;
}

/**
 * Reads what was kept as JSON.
 *
 * @returns undefined where there is none, or a damaged file: it is to be made again
 */
export function readJsonIfExists<Kept>(file: string): Kept | undefined {
  const text = readTextIfExists(file);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Kept;
  } catch {
    return undefined;
  }
}

/** @returns the text of a file, undefined where there is none */
export function readTextIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
