import { DEFAULT_LANGUAGE } from './paths';

/** Texts of one language by key, nested as deep as wanted: `copy` or `search.noResults`. */
export interface TextPack {
  readonly [key: string]: string | TextPack;
}

/** What a translation is looked up in. */
export interface TranslateOptions {
  /** Text packs by language. */
  packs: Readonly<Record<string, TextPack>>;
  userLanguage: string;
  /** Told what is missing. Default: `console.error`. */
  logError?: (message: string) => void;
}

/** Values for the placeholders of a text. */
export type TranslateValues = Readonly<Record<string, string | number>>;

/** Gives the text of a key; null if not even English has it. */
export type Translate = (key: string, values?: TranslateValues) => string | null;

function readOwn<T>(
  record: Readonly<Record<string, T>>,
  key: string,
): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** A key is looked for as it stands, then dot by dot. An empty text is not translated yet. */
function findText(pack: TextPack, key: string): string | null {
  const whole = readOwn(pack, key);
  if (typeof whole === 'string') {
    return whole || null;
  }
  let node: string | TextPack | undefined = pack;
  for (const part of key.split('.')) {
    node = typeof node === 'object' ? readOwn(node, part) : undefined;
  }
  return typeof node === 'string' && node !== '' ? node : null;
}

function fillPlaceholders(text: string, values: TranslateValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(readOwn(values, name) ?? placeholder),
  );
}

/**
 * Creates the look-up of texts for one language. A language without pack gives `…`; a key
 * that its pack lacks gives the English text. Each lack is logged once. Placeholders
 * `{{name}}` take their values; one without a value stays. Only own properties count, so
 * that `constructor` is no text. The look-up never throws.
 *
 * Source: specification, point 8 (missing language, missing translation).
 *
 * @example
 * const translate = createTranslate({
 *   packs: { en: { hits: '{{count}} hits' }, pt: {} },
 *   userLanguage: 'pt',
 * });
 * translate('hits', { count: 3 }) // → '3 hits', and logs 'Missing translation for pt:hits.'
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

  return (key, values = {}) => {
    const pack = readOwn(packs, userLanguage);
    if (pack === undefined) {
      logOnce(`Missing language: ${userLanguage}.`);
      return '…';
    }
    let text = findText(pack, key);
    if (text === null) {
      logOnce(`Missing translation for ${userLanguage}:${key}.`);
      text = findText(readOwn(packs, DEFAULT_LANGUAGE) ?? {}, key);
    }
    return text === null ? null : fillPlaceholders(text, values);
  };
}
