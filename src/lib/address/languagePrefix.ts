import { DEFAULT_LANGUAGE, isBlogPathname, pathnameToLanguage } from './paths';

/** The parts of an address that a redirect is made of. */
export interface AddressParts {
  /** Path below the portal's base path, with leading slash. */
  pathname: string;
  search?: string;
  hash?: string;
}

/**
 * Maps an address with a language prefix to the page without it, with the language in the
 * query. The blog has one language, so there the prefix is just removed. Never leads to another
 * host.
 *
 * @param languages language tags that may prefix a path
 * @returns path, query and hash; null where there is no accepted prefix
 *
 * @example
 * prefixToAddress({ pathname: '/fr/material-ui/', hash: '#a' }, ['en', 'fr'])
 * // → '/material-ui/?userLanguage=fr#a'
 * @example
 * prefixToAddress({ pathname: '/xx/material-ui/' }, ['en', 'fr']) // → null
 */
export function prefixToAddress(
  { pathname, search = '', hash = '' }: AddressParts,
  languages: readonly string[],
): string | null {
  const { userLanguage, canonicalAs } = pathnameToLanguage(pathname, languages);
  if (userLanguage === DEFAULT_LANGUAGE) {
    return null;
  }
  // Two slashes in front would name a host.
  const page = canonicalAs.replace(/^[/\\]+/, '/');
  const query = new URLSearchParams(search);
  if (isBlogPathname(page)) {
    query.delete('userLanguage');
  } else {
    query.set('userLanguage', userLanguage);
  }
  const text = query.toString();
  return `${page}${text ? `?${text}` : ''}${hash}`;
}
