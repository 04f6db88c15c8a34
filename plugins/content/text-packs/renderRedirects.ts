import { DEFAULT_LANGUAGE } from '../../../src/lib/address/paths';

/** Addresses that are redirected. */
export interface Redirects {
  /** Path of the site, with both slashes. */
  baseUrl: string;
  /** Language tags that may prefix a path. */
  prefixLanguages: readonly string[];
  /** Languages that pages are built in; they have addresses of their own. */
  builtLanguages: readonly string[];
}

/**
 * Writes `_redirects`, the file that Netlify and Cloudflare Pages read: an address with a
 * language prefix leads to the page without it. Other hosts leave that to `404.html`.
 *
 * @example
 * renderRedirects({ baseUrl: '/', prefixLanguages: ['fr'], builtLanguages: ['en'] })
 * // → '/fr/* /:splat?userLanguage=fr 302\n'
 */
export function renderRedirects({
  baseUrl,
  prefixLanguages,
  builtLanguages,
}: Redirects): string {
  return prefixLanguages
    .filter(
      (language) =>
        language !== DEFAULT_LANGUAGE && !builtLanguages.includes(language),
    )
    .map(
      (language) =>
        `${baseUrl}${language}/* ${baseUrl}:splat?userLanguage=${language} 302\n`,
    )
    .join('');
}
