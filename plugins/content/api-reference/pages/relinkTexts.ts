const SITE = 'https://mui.com';

/**
 * Points a link of a package's text to this portal if it has the page, and to the site of the
 * packages otherwise.
 *
 * @param pathnames pages of this portal, with trailing slash
 * @param anchors what API pages can be entered at: `/base-ui/…/components-api/#button`
 */
export function relinkHref(
  href: string,
  pathnames: ReadonlySet<string>,
  anchors: ReadonlySet<string>,
): string {
  const local = href.startsWith(SITE) ? href.slice(SITE.length) : href;
  if (!local.startsWith('/')) return href;
  const [address = '', hash] = local.split('#', 2);
  const pathname = address.endsWith('/') ? address : `${address}/`;
  if (!pathnames.has(pathname)) return `${SITE}${local}`;
  const whole = hash ? `${pathname}#${hash}` : pathname;
  // Headings of the pages here are called otherwise than those of the other site.
  return hash && anchors.has(whole) ? whole : pathname;
}

/** Points all links inside the JSON of a page to where they lead from here. */
export function relinkTexts(
  json: string,
  pathnames: ReadonlySet<string>,
  anchors: ReadonlySet<string>,
): string {
  return json.replace(
    /<a href=\\"([^"\\]*)\\"/g,
    (_link, href: string) => `<a href=\\"${relinkHref(href, pathnames, anchors)}\\"`,
  );
}
