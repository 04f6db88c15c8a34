/** Life of a cookie in seconds: one year. */
export const COOKIE_MAX_AGE_SECONDS = 31_536_000;

/** The part of a document that cookies need. */
export interface CookieDocument {
  cookie: string;
}

/** Text with a lone half of a surrogate pair cannot be percent-encoded: U+FFFD stands for it. */
function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Written by something else than this module: better as it stands than not at all.
    return text;
  }
}

/**
 * Reads a cookie header or `document.cookie`. Names and values are percent-decoded; what
 * is encoded badly stays as it is; of two cookies with one name the first counts, as the
 * browser lists the closest path first. Never throws.
 *
 * @returns a record without prototype
 *
 * @example
 * parseCookies('codeVariant=JS; codeStyling=MUI%20System')
 * // → { codeVariant: 'JS', codeStyling: 'MUI System' }
 */
export function parseCookies(header: string): Record<string, string> {
  const cookies = Object.create(null) as Record<string, string>;
  for (const pair of header.split(';')) {
    const separator = pair.indexOf('=');
    if (separator === -1) {
      continue;
    }
    const name = decodeText(pair.slice(0, separator).trim());
    if (!(name in cookies)) {
      cookies[name] = decodeText(pair.slice(separator + 1).trim());
    }
  }
  return cookies;
}

/**
 * The value of one cookie, or undefined. A document that refuses its cookies (a sandboxed frame
 * does) has none.
 *
 * @throws Error on the server, where there is no document
 */
export function getCookie(
  name: string,
  documentLike: CookieDocument | undefined = globalThis.document,
): string | undefined {
  if (documentLike === undefined) {
    throw new Error(
      'getCookie is not supported on the server: a fallback is needed.',
    );
  }
  let header: string;
  try {
    header = documentLike.cookie;
  } catch {
    return undefined;
  }
  return parseCookies(header)[name];
}

/**
 * Text to assign to `document.cookie`: valid for the whole site and for one year.
 *
 * @example
 * serializeCookie('codeStyling', 'MUI System')
 * // → 'codeStyling=MUI%20System; path=/; max-age=31536000'
 */
export function serializeCookie(name: string, value: string): string {
  return `${encodeText(name)}=${encodeText(value)}; path=/; max-age=${COOKIE_MAX_AGE_SECONDS}`;
}

/**
 * Text to assign to `document.cookie` to remove a cookie.
 *
 * @example
 * serializeExpiredCookie('codeVariant') // → 'codeVariant=; path=/; max-age=0'
 */
export function serializeExpiredCookie(name: string): string {
  return `${encodeText(name)}=; path=/; max-age=0`;
}
