import type { Texts } from '../../../src/lib/language/translations';

/** A language that a reader can choose: `@generated/text-packs/default/languages.json`. */
export interface OfferedLanguage {
  /** Language tag, the name of the pack's folder. */
  code: string;
  /** Name of the language in the language. */
  name: string;
  /** File of its texts below the portal's base path; null for English, which needs none. */
  texts: string | null;
  /** File of the texts of the libraries' components; null where they ship none. */
  components: string | null;
}

/** Language in which the pages were built: `@generated/text-packs/default/locale.json`. */
export interface BuiltLanguage {
  code: string;
  /** Null for English. */
  texts: Texts | null;
}
