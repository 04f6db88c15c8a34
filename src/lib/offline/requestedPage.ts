/**
 * Reads which page the offline page stands in for, from its own address. Addresses that lead
 * out of the portal count as none: anybody can make such a link.
 *
 * @param search of the offline page, with question mark
 * @returns path and query; null where there is none
 * @example parseRequestedPage('?page=%2Fblog%2F', 'https://a.org', '/') // → '/blog/'
 * @example parseRequestedPage('?page=%2F%2Fb.org%2F', 'https://a.org', '/') // → null
 */
export function parseRequestedPage(
  search: string,
  origin: string,
  baseUrl: string,
): string | null {
  const page = new URLSearchParams(search).get('page');
  if (!page?.startsWith(baseUrl) || !URL.canParse(page, origin)) {
    return null;
  }
  const url = new URL(page, origin);
  return url.origin === origin && url.pathname.startsWith(baseUrl)
    ? url.pathname + url.search
    : null;
}
