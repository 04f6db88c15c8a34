/** A page and what it leads to. */
export interface LinkedPage {
  /** Path of the page, with the base path. */
  pathname: string;
  /** As they stand in `href` and `src`. */
  addresses: readonly string[];
  /** Ids on the page, and what else the fragment of an address may name there. */
  places: ReadonlySet<string>;
}

/** Host of addresses that name none; never looked up. */
const OWN_ORIGIN = 'https://portal.invalid';

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Finds the addresses of a portal that lead to no file of it, or to no place on the page
 * they name. Addresses elsewhere are left alone.
 *
 * @param pages all pages of the portal
 * @param isFile whether something is served at a path that is no page, base path included
 * @returns `page → address` for each, once
 */
export function findDeadLinks(
  pages: readonly LinkedPage[],
  isFile: (pathname: string) => boolean,
): string[] {
  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  const served = new Map<string, boolean>();
  const isServed = (pathname: string) => {
    const known = served.get(pathname) ?? isFile(pathname);
    served.set(pathname, known);
    return known;
  };
  const leads = (address: string, from: LinkedPage): boolean => {
    const { origin, pathname, hash } = new URL(
      address,
      `${OWN_ORIGIN}${from.pathname}`,
    );
    if (origin !== OWN_ORIGIN) return true;
    const target = byPathname.get(decode(pathname));
    const place = decode(hash.slice(1));
    return target
      ? place === '' || target.places.has(place)
      : isServed(decode(pathname));
  };
  return pages.flatMap((page) =>
    [...new Set(page.addresses)]
      .filter((address) => !leads(address, page))
      .map((address) => `${page.pathname} → ${address}`),
  );
}
