import type { FieldCheck } from './types';

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** A text that is not empty. */
export const checkText: FieldCheck = (value) =>
  isText(value) ? null : 'must be a text that is not empty';

/** `true` or `false`. */
export const checkBoolean: FieldCheck = (value) =>
  typeof value === 'boolean' ? null : 'must be true or false';

/** A list of one or more texts without repetition, each of which fits a pattern. */
export function checkTextList(pattern: RegExp, noun: string): FieldCheck {
  return (value) => {
    const expected = `must be a list of ${noun}`;
    if (!Array.isArray(value) || value.length === 0) return expected;
    const entries: unknown[] = value;
    const wrong = entries.find((entry) => !isText(entry) || !pattern.test(entry));
    if (wrong !== undefined)
      return `${expected}, but holds ${JSON.stringify(wrong)}`;
    const repeated = entries.find(
      (entry, index) => entries.indexOf(entry) !== index,
    );
    return repeated === undefined ? null : `holds ${JSON.stringify(repeated)} twice`;
  };
}

/** Path of a page below its documentation set, with both slashes. */
export const checkDocsSlug: FieldCheck = (value) =>
  isText(value) && /^\/(?:[\w.~-]+\/)*$/.test(value)
    ? null
    : 'must be a path that begins and ends with a slash, such as /react-button/';

/** Last part of a post's path. */
export const checkBlogSlug: FieldCheck = (value) =>
  isText(value) && /^\/?[a-z0-9-]+\/?$/.test(value)
    ? null
    : 'must be one word of small letters, digits and hyphens, such as first-steps';

/** Longest description, in characters: search engines cut what is longer. */
export const DESCRIPTION_MAX_LENGTH = 160;

/** One sentence that fits under a title and into the result list of a search engine. */
export const checkDescription: FieldCheck = (value) => {
  if (!isText(value)) return 'must be a text that is not empty';
  const length = [...value.trim()].length;
  if (length > DESCRIPTION_MAX_LENGTH) {
    return `must have at most ${DESCRIPTION_MAX_LENGTH} characters, but has ${length}`;
  }
  if (!/[.?]$/.test(value.trim()))
    return 'must be a sentence that ends with a full stop';
  // A single letter before the stop is an abbreviation or initial ("e.g. React").
  return /[^\W\d]{2}[.?!]["')]?\s+\p{Lu}/u.test(value)
    ? 'must be one sentence'
    : null;
};

/** Name of an npm package that is installed. */
export const checkPackage: FieldCheck = (value, site) => {
  if (!isText(value) || !/^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/.test(value)) {
    return 'must be the name of an npm package';
  }
  return site.isInstalled(value) ? null : `names "${value}", which is not installed`;
};

/** An `https` URL, which must begin with one of the given texts if there are any. */
export function checkUrl(...beginnings: string[]): FieldCheck {
  const expected =
    beginnings.length === 0
      ? 'must be an https URL'
      : `must be a URL that begins with ${beginnings.join(' or ')}`;
  return (value) =>
    isText(value) &&
    URL.canParse(value) &&
    new URL(value).protocol === 'https:' &&
    (beginnings.length === 0 || beginnings.some((text) => value.startsWith(text)))
      ? null
      : expected;
}

/** An `https` URL, or null for a page that is not edited. */
export const checkEditUrl: FieldCheck = (value, site) =>
  value === null || checkUrl()(value, site) === null
    ? null
    : 'must be an https URL, or null for none';

/** Id of a doc, or null for no link. */
export const checkPagination: FieldCheck = (value) =>
  value === null || isText(value)
    ? null
    : 'must be the id of a page, or null for none';

/** A day: YAML turns `2026-11-21` into a date; a quoted one stays a text. */
export const checkDate: FieldCheck = (value) => {
  const day = isText(value)
    ? /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(value)?.[0]
    : undefined;
  // Engines take the 31st of April for the first of May.
  const isDay =
    day !== undefined &&
    !Number.isNaN(Date.parse(value as string)) &&
    !Number.isNaN(Date.parse(day)) &&
    new Date(day).toISOString().startsWith(day);
  return isDay ? null : 'must be a date such as 2026-11-21';
};

/** Key of an author in `blog/authors.yml`, or a list of keys. */
export const checkAuthors: FieldCheck = (value) =>
  isText(value)
    ? null
    : checkTextList(/^\S+$/, 'author keys')(value, { isInstalled: () => false });

/** Path below `static/` or a file beside the page, or an `https` URL. */
export const checkImage: FieldCheck = (value) =>
  isText(value) && /^(?:https:\/\/|\.?\/)\S+$/.test(value)
    ? null
    : 'must be a path that begins with / or ./, or an https URL';
