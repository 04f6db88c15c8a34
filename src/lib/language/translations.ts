import { DEFAULT_LANGUAGE } from '../address/paths';

/** A text for each plural category of its language; `other` is always there. */
export type PluralText = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
>;

/** A text, or one for each plural category. Placeholders are `{{name}}`. */
export type Text = string | PluralText;

/** Texts of one language by key. An empty text is not translated yet. */
export type Texts = Readonly<Record<string, Text>>;

/** Values for the placeholders of a text; numbers are written as the language writes them. */
export type TranslateValues = Readonly<Record<string, string | number>>;

/**
 * Gives the text of a key. The English text stands where it is used, so that no list of
 * texts has to be loaded for it. A plural text is chosen by the value `count`.
 */
export type Translate = (
  key: string,
  english: Text,
  values?: TranslateValues,
) => string;

/** Sources of a translation. */
export interface TranslateOptions {
  /** Texts by language; English needs none. */
  packs: Readonly<Record<string, Texts>>;
  userLanguage: string;
  /** Told what is missing. Default: `console.error`. */
  logError?: (message: string) => void;
}

function readOwn<T>(
  record: Readonly<Record<string, T>>,
  key: string,
): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function isEmptyText(text: Text | undefined): text is undefined {
  return text === undefined || text === '' || (text as PluralText).other === '';
}

function choosePlural(text: Text, language: string, count: unknown): string {
  if (typeof text === 'string') {
    return text;
  }
  // A browser without these rules shows the form that stands for most numbers.
  const category =
    typeof count === 'number' && 'PluralRules' in Intl
      ? new Intl.PluralRules(language).select(count)
      : 'other';
  return text[category] || text.other;
}

function fillPlaceholders(
  text: string,
  language: string,
  values: TranslateValues,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = readOwn(values, name) ?? placeholder;
    return typeof value === 'number'
      ? new Intl.NumberFormat(language).format(value)
      : value;
  });
}

/**
 * Creates the look-up of texts for one language. A language without pack gives `…`; a key that
 * its pack lacks gives the English text. Each lack is logged once. A placeholder without a
 * value stays. Only own properties count, so that `constructor` is no text. The look-up throws
 * only for a language that is no language tag.
 *
 * @example
 * const translate = createTranslate({ packs: { pt: {} }, userLanguage: 'pt' });
 * translate('hits', '{{count}} hits', { count: 3 })
 * // → '3 hits', and logs 'Missing translation for pt:hits.'
 */
export function createTranslate({
  packs,
  userLanguage,
  logError = console.error,
}: TranslateOptions): Translate {
  const logged = new Set<string>();
  const logOnce = (message: string) => {
    if (!logged.has(message)) {
      logged.add(message);
      logError(message);
    }
  };

  function fill(text: Text, language: string, values: TranslateValues): string {
    return fillPlaceholders(
      choosePlural(text, language, values.count),
      language,
      values,
    );
  }

  return (key, english, values = {}) => {
    const pack = readOwn(packs, userLanguage);
    if (pack === undefined) {
      if (userLanguage === DEFAULT_LANGUAGE) {
        return fill(english, DEFAULT_LANGUAGE, values);
      }
      logOnce(`Missing language: ${userLanguage}.`);
      return '…';
    }
    const text = readOwn(pack, key);
    if (isEmptyText(text)) {
      logOnce(`Missing translation for ${userLanguage}:${key}.`);
      return fill(english, DEFAULT_LANGUAGE, values);
    }
    return fill(text, userLanguage, values);
  };
}

/** A piece of a text: written as it is, or a placeholder. */
export type TextPart = { text: string } | { placeholder: string };

/**
 * Cuts a text at its placeholders, for those that stand for more than text.
 *
 * @example
 * splitAtPlaceholders('from {{packages}} and others')
 * // → [{ text: 'from ' }, { placeholder: 'packages' }, { text: ' and others' }]
 */
export function splitAtPlaceholders(text: string): TextPart[] {
  return text
    .split(/\{\{(\w+)\}\}/)
    .map((part, index) => (index % 2 === 1 ? { placeholder: part } : { text: part }))
    .filter((part) => !('text' in part) || part.text !== '');
}
