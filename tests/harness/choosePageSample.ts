/** A built page: its path, and the bytes of its HTML. */
export interface BuiltPage {
  pathname: string;
  size: number;
}

/** Most pages of one kind that a sample holds. */
export const SAMPLE_SIZE = 5;

/**
 * Names the kind of a page: pages of one kind are made by the same parts.
 *
 * @example pathnameToKind('/material-ui/react-button/') // → 'material-ui component'
 * @example pathnameToKind('/x/api/data-grid/data-grid/') // → 'x api'
 */
export function pathnameToKind(pathname: string): string {
  const [set = 'home', ...rest] = pathname.split('/').filter(Boolean);
  if (rest.some((part) => part === 'api' || part.endsWith('-api'))) {
    return `${set} api`;
  }
  if (rest[0]?.startsWith('react-')) {
    return `${set} component`;
  }
  return set === 'home' ? set : `${set} page`;
}

/**
 * Chooses the pages that stand for all: of every kind the largest, the smallest, the one
 * after the largest, and others spread evenly over the list, as far as the limit goes; a
 * single one is that of middle size. Kinds with few pages are taken whole. The same pages
 * give the same sample.
 *
 * @param limit most pages of a kind
 * @returns paths, in the order of `pages`
 */
export function choosePageSample(
  pages: readonly BuiltPage[],
  limit = SAMPLE_SIZE,
): string[] {
  const kinds = new Map<string, BuiltPage[]>();
  for (const page of pages) {
    const kind = pathnameToKind(page.pathname);
    kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
  }
  const chosen = new Set<string>();
  for (const group of kinds.values()) {
    const bySize = [...group].sort((a, b) => b.size - a.size);
    const first =
      limit === 1
        ? [bySize[bySize.length >> 1]]
        : [bySize[0], bySize.at(-1), bySize[1]].slice(0, limit);
    const others = group.filter((page) => !first.includes(page));
    const room = Math.max(0, limit - first.length);
    const step = Math.max(1, others.length / Math.max(1, room));
    const spread = Array.from(
      { length: Math.min(room, others.length) },
      (_, index) => others[Math.floor(index * step)],
    );
    [...first, ...spread].forEach((page) => page && chosen.add(page.pathname));
  }
  return pages
    .map(({ pathname }) => pathname)
    .filter((pathname) => chosen.has(pathname));
}
