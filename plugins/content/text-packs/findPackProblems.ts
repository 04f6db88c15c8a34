import { languageToDirection } from '../../../src/lib/language/languages';
import type { TextPack } from '../../../src/lib/language/textPack';
import type { Text, Texts } from '../../../src/lib/language/translations';

/** A missing or superfluous text of a pack. */
export interface PackProblem {
  kind:
    'missing' | 'unknown' | 'placeholder' | 'plural' | 'direction' | 'white space';
  key: string;
  message: string;
}

const listForms = (text: Text): string[] =>
  typeof text === 'string' ? [text] : Object.values(text);

function listPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name as string)
    .sort();
}

/** Braces that are no placeholder are one that was typed wrong. */
function hasBrokenBraces(text: string): boolean {
  return /[{}]/.test(text.replace(/\{\{\w+\}\}/g, ''));
}

/**
 * The plural categories that a language needs for whole numbers.
 *
 * @example listPluralCategories('en') // → ['one', 'other']
 */
export function listPluralCategories(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  const used = new Set<string>(['other']);
  for (let count = 0; count <= 200; count += 1) {
    used.add(rules.select(count));
  }
  return rules.resolvedOptions().pluralCategories.filter((name) => used.has(name));
}

function findFormProblems(key: string, english: Text, text: Text): PackProblem[] {
  const wanted = new Set(listForms(english).flatMap(listPlaceholders));
  return listForms(text).flatMap((form): PackProblem[] => {
    const found = listPlaceholders(form);
    const extra = found.filter((name) => !wanted.has(name));
    // A form for exactly one or two may say the number in words.
    const lacking = [...wanted].filter(
      (name) =>
        !found.includes(name) && !(name === 'count' && typeof text !== 'string'),
    );
    const problems: PackProblem[] = [];
    if (extra.length > 0 || lacking.length > 0 || hasBrokenBraces(form)) {
      problems.push({
        kind: 'placeholder',
        key,
        message: `"${form}" must have ${[...wanted].map((name) => `{{${name}}}`).join(', ') || 'no placeholder'}.`,
      });
    }
    if (form !== form.trim()) {
      problems.push({
        kind: 'white space',
        key,
        message: `"${form}" begins or ends with a space.`,
      });
    }
    return problems;
  });
}

function findPluralProblems(
  language: string,
  key: string,
  english: Text,
  text: Text,
): PackProblem[] {
  if ((typeof english === 'string') !== (typeof text === 'string')) {
    const message =
      typeof english === 'string'
        ? 'must be one text.'
        : 'must have a text for each plural category.';
    return [{ kind: 'plural', key, message }];
  }
  if (typeof text === 'string') {
    return [];
  }
  const wanted = listPluralCategories(language);
  const given = Object.keys(text);
  const lacking = wanted.filter((category) => !given.includes(category));
  const extra = given.filter((category) => !wanted.includes(category));
  return lacking.length + extra.length === 0
    ? []
    : [
        {
          kind: 'plural',
          key,
          message: `must have the plural categories ${wanted.join(', ')}, but has ${given.join(', ')}.`,
        },
      ];
}

/**
 * Compares a text pack with the English texts of the code.
 *
 * @param language tag of the pack
 */
export function findPackProblems(
  language: string,
  pack: TextPack,
  english: Texts,
): PackProblem[] {
  const problems: PackProblem[] = [];
  const direction = languageToDirection(language);
  if (pack.language.direction !== direction) {
    problems.push({
      kind: 'direction',
      key: 'language.direction',
      message: `must be "${direction}".`,
    });
  }
  for (const [key, englishText] of Object.entries(english)) {
    const text = pack.texts[key];
    if (text === undefined || listForms(text).some((form) => form === '')) {
      problems.push({ kind: 'missing', key, message: 'is not translated.' });
    } else {
      problems.push(
        ...findFormProblems(key, englishText, text),
        ...findPluralProblems(language, key, englishText, text),
      );
    }
  }
  for (const key of Object.keys(pack.texts)) {
    if (!Object.hasOwn(english, key)) {
      problems.push({ kind: 'unknown', key, message: 'is no text of the portal.' });
    }
  }
  return problems;
}
