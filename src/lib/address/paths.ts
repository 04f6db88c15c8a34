/** Language of a page without prefix, and the answer to every language that is not offered. */
export const DEFAULT_LANGUAGE = 'en';

/**
 * The path of a page inside the portal, wherever that is published.
 *
 * @param baseUrl path of the portal, with slashes; that of a language is `/fr/`
 * @example removeBaseUrl('/docs/v5/joy-ui/', '/docs/v5/') // → '/joy-ui/'
 */
export function removeBaseUrl(pathname: string, baseUrl: string): string {
  return pathname.startsWith(baseUrl)
    ? pathname.slice(baseUrl.length - 1)
    : pathname;
}

/**
 * Leads the links of a text that name pages from the root of the portal to where it is
 * published.
 *
 * @param baseUrl path of the portal, with slashes
 */
export function addBaseUrlToLinks(html: string, baseUrl: string): string {
  return baseUrl === '/'
    ? html
    : html.replaceAll('<a href="/', `<a href="${baseUrl}`);
}

/** Language and page of a path. Every path starts with `/`. */
export interface PathLanguage {
  /** Two-letter code: the prefix where it is accepted, otherwise `en`. */
  userLanguage: string;
  /** The path without language prefix, hash kept. */
  canonicalAs: string;
  /** The same without hash, which a server never sees. */
  canonicalAsServer: string;
  /** The one name of a page: no prefix, no hash, no trailing slash, `/api` as `/api-docs`. */
  canonicalPathname: string;
}

/**
 * Says whether a language is accepted in paths and queries. `zh` always is, with or without a
 * text pack.
 */
function isAcceptedLanguage(
  language: string,
  languages: readonly string[],
): boolean {
  return language === 'zh' || languages.includes(language);
}

/** The language prefix of a path, or null. English pages have no prefix, so `/en/` is a folder. */
function pathnameToPrefix(
  pathname: string,
  languages: readonly string[],
): string | null {
  const language = /^\/([a-z]{2})\//.exec(pathname)?.[1];
  return language !== undefined &&
    language !== DEFAULT_LANGUAGE &&
    isAcceptedLanguage(language, languages)
    ? language
    : null;
}

function removeTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') {
    end -= 1;
  }
  return path.slice(0, end);
}

/**
 * Reads the user language from a path and names its page in three ways. A prefix behind a
 * prefix goes too and the first one counts, so that a canonical path is its own canonical path.
 * Never throws.
 *
 * @param pathname path of a page, may end in a hash
 * @param languages codes of the languages that have a text pack
 *
 * @example
 * pathnameToLanguage('/zh/api/button/#props', ['en'])
 * // → { userLanguage: 'zh', canonicalAs: '/api/button/#props',
 * //     canonicalAsServer: '/api/button/', canonicalPathname: '/api-docs/button' }
 * @example
 * pathnameToLanguage('/pt/material-ui/', ['en']).canonicalPathname // → '/pt/material-ui'
 */
export function pathnameToLanguage(
  pathname: string,
  languages: readonly string[],
): PathLanguage {
  const userLanguage = pathnameToPrefix(pathname, languages) ?? DEFAULT_LANGUAGE;
  let canonicalAs = pathname;
  while (pathnameToPrefix(canonicalAs, languages) !== null) {
    canonicalAs = canonicalAs.slice(3);
  }
  const canonicalAsServer = canonicalAs.replace(/#.*/s, '');
  // A path that is `/api-docs` already stays: mapping twice must change nothing.
  const canonicalPathname = removeTrailingSlashes(
    canonicalAsServer.replace(/^\/api(?!-docs)/, '/api-docs'),
  );
  return { userLanguage, canonicalAs, canonicalAsServer, canonicalPathname };
}

/** Says whether a path lies under the blog, which is written in one language. */
export function isBlogPathname(pathname: string): boolean {
  return pathname === '/blog' || pathname.startsWith('/blog/');
}
