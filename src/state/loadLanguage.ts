import languages from '@generated/text-packs/default/languages.json';
import type { OfferedLanguage } from '../../plugins/content/text-packs/types';
import { findLanguage } from '../lib/language/languages';
import { parseTextPack } from '../lib/language/textPack';
import type { Texts } from '../lib/language/translations';

/**
 * Loaded as a chunk of its own, with the list of all languages, when a reader chooses another
 * language or opens the settings.
 */
export const OFFERED_LANGUAGES: readonly OfferedLanguage[] = languages;

/** A language whose texts have come. */
export interface LoadedLanguage {
  code: string;
  /** Null for English. */
  texts: Texts | null;
  /** File of the texts of the libraries' components. */
  components: string | null;
}

/** The language that is offered for a tag, or null. */
export function findOfferedLanguage(tag: string): OfferedLanguage | null {
  const code = findLanguage(
    tag,
    languages.map((language) => language.code),
  );
  return languages.find((language) => language.code === code) ?? null;
}

/**
 * Loads the texts of a language.
 *
 * @param baseUrl path of the portal, with slashes
 * @throws if its file cannot be had or is damaged
 */
export async function loadLanguage(
  { code, texts, components }: OfferedLanguage,
  baseUrl: string,
): Promise<LoadedLanguage> {
  if (texts === null) {
    return { code, texts: null, components };
  }
  const response = await fetch(`${baseUrl}${texts}`);
  if (!response.ok) {
    throw new Error(`${texts}: ${response.status}`);
  }
  const pack = parseTextPack(await response.json());
  return { code, texts: pack.texts, components };
}
