import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  parseTextPack,
  TextPackError,
  type TextPack,
} from '../../../src/lib/language/textPack';
import { findJsonLine, parseJson } from '../../shared/jsonLines';

/** Pattern of the text packs, below the site's folder. */
export const TEXT_PACK_FILES = 'i18n/*/portal.json';

/** Path of a language's pack below the site's folder. */
export const languageToTextPackFile = (language: string) =>
  `i18n/${language}/portal.json`;

function listTextPackFiles(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, 'i18n'))
    .map(languageToTextPackFile)
    .filter((file) => existsSync(path.join(siteDir, file)))
    .sort();
}

function loadTextPack(siteDir: string, file: string): TextPack {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const value = parseJson(text, file);
  try {
    return parseTextPack(value);
  } catch (error) {
    if (!(error instanceof TextPackError)) {
      throw error;
    }
    throw new Error(`${file}:${findJsonLine(text, error.place)}: ${error.message}`);
  }
}

/**
 * Loads the text packs of all languages, by language tag in alphabetical order.
 *
 * @param siteDir absolute path of the site
 * @throws if a pack is damaged, naming its file and line
 */
export function loadTextPacks(siteDir: string): Map<string, TextPack> {
  return new Map(
    listTextPackFiles(siteDir).map((file) => [
      path.basename(path.dirname(file)),
      loadTextPack(siteDir, file),
    ]),
  );
}
