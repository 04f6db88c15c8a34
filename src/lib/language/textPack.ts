import type { Direction } from '../theme/themeState';
import type { Text, Texts } from './translations';

/** Head of a text pack: what it says about its language and itself. */
export interface TextPackHeader {
  /** Name of the language in the language. */
  name: string;
  englishName: string;
  direction: Direction;
  /** Whether somebody who grew up with the language has read all of it. */
  reviewed: boolean;
}

/** A file `i18n/<language>/portal.json`. */
export interface TextPack {
  language: TextPackHeader;
  texts: Texts;
}

const CATEGORIES: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** A text pack that cannot be used. */
export class TextPackError extends Error {
  /** Names of the fields that lead to what is wrong; empty for the whole pack. */
  readonly place: readonly string[];

  constructor(place: readonly string[], message: string) {
    super(message);
    this.place = place;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is Text {
  return (
    typeof value === 'string' ||
    (isRecord(value) &&
      typeof value.other === 'string' &&
      Object.entries(value).every(
        ([category, text]) =>
          CATEGORIES.includes(category) && typeof text === 'string',
      ))
  );
}

function parseHeader(value: unknown): TextPackHeader {
  const header = isRecord(value) ? value : {};
  const { name, englishName, direction, reviewed } = header;
  if (typeof name !== 'string' || !name) {
    throw new TextPackError(
      ['language', 'name'],
      'language.name must be the name of the language.',
    );
  }
  if (typeof englishName !== 'string' || !englishName) {
    throw new TextPackError(
      ['language', 'englishName'],
      'language.englishName must be its English name.',
    );
  }
  if (direction !== 'ltr' && direction !== 'rtl') {
    throw new TextPackError(
      ['language', 'direction'],
      'language.direction must be "ltr" or "rtl".',
    );
  }
  if (typeof reviewed !== 'boolean') {
    throw new TextPackError(
      ['language', 'reviewed'],
      'language.reviewed must be true or false.',
    );
  }
  return { name, englishName, direction, reviewed };
}

/**
 * Reads a text pack. A pack of another shape is refused as a whole: half a language would be
 * harder to understand than English.
 *
 * @param value parsed JSON
 * @throws TextPackError that says what is wrong, and where
 */
export function parseTextPack(value: unknown): TextPack {
  if (!isRecord(value)) {
    throw new TextPackError([], 'A text pack must be an object.');
  }
  const language = parseHeader(value.language);
  if (!isRecord(value.texts)) {
    throw new TextPackError(['texts'], 'texts must be an object.');
  }
  for (const [key, text] of Object.entries(value.texts)) {
    if (!isText(text)) {
      throw new TextPackError(
        ['texts', key],
        `texts["${key}"] must be a text, or texts by plural category with "other".`,
      );
    }
  }
  return { language, texts: value.texts as Texts };
}
