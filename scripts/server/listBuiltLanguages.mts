import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '../../src/lib/paths';

/**
 * Lists the languages that a built site offers, by the files of their texts.
 *
 * @param root folder of the built site
 */
export function listBuiltLanguages(root: string): string[] {
  let files: string[] = [];
  try {
    files = readdirSync(path.join(root, 'assets/languages'));
  } catch {
    // A site without languages.
  }
  return [
    DEFAULT_LANGUAGE,
    ...files.flatMap((file) => /^([\w-]+)\.\w+\.json$/.exec(file)?.[1] ?? []),
  ];
}
