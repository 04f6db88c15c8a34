import { readdirSync } from 'node:fs';
import path from 'node:path';
import { listPrefixLanguages } from '../../src/lib/language/languages';
import { DEFAULT_LANGUAGE } from '../../src/lib/address/paths';

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

/**
 * Lists what may stand in front of a path and leads to the page without it: tags of two
 * letters that have texts, but the language the pages are in.
 *
 * @param root folder of the built site
 */
export function listRedirectedLanguages(root: string): string[] {
  return listPrefixLanguages(listBuiltLanguages(root)).filter(
    (language) => language !== DEFAULT_LANGUAGE,
  );
}
