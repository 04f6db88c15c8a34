import type {
  SearchAnswer,
  SearchEntry,
  SearchHit,
  SearchRequest,
  SearchScope,
} from './types';

/** An entry that was found. */
export interface RankedHit {
  scope: SearchScope;
  entry: SearchEntry;
  points: number;
  /** Terms of the index that brought it. */
  terms: readonly string[];
  /** Of a section that has more of the query than its page's title: the page. */
  page?: SearchEntry;
}

/** Results that are shown of the first group, of the others, and of a single one. */
const FIRST_GROUP_HITS = 8;
const OTHER_GROUP_HITS = 3;
const SINGLE_GROUP_HITS = 100;

/** Points by which a result outside the products must be better to come before them. */
const LAST_SCOPE_LEAD: Partial<Record<SearchScope, number>> = {
  portal: 6,
  icons: 40,
};

function sortHits(hits: RankedHit[]): RankedHit[] {
  return hits.sort(
    (a, b) =>
      b.points - a.points ||
      a.entry.name.length - b.entry.name.length ||
      (a.entry.owner?.length ?? 0) - (b.entry.owner?.length ?? 0) ||
      (a.entry.href < b.entry.href ? -1 : 1),
  );
}

/** A shown line of a scope: a result, and whether it stands below its page. */
type Line = readonly [hit: RankedHit, isBelow: boolean];

/** Puts the best section of a page directly below it, unless it comes before its page. */
function placeSections(sorted: readonly RankedHit[]): Line[] {
  const best = new Map<SearchEntry, RankedHit>();
  for (const hit of sorted) {
    if (hit.page && !best.has(hit.page)) best.set(hit.page, hit);
  }
  const placed = new Set<RankedHit>();
  return sorted.flatMap((hit): Line[] => {
    if (placed.has(hit)) return [];
    const section = best.get(hit.entry);
    const isBelow = section !== undefined && !placed.has(section);
    const lines: Line[] = isBelow
      ? [
          [hit, false],
          [section, true],
        ]
      : [[hit, false]];
    lines.forEach(([line]) => placed.add(line));
    return lines;
  });
}

/**
 * Puts results in the order in which they are shown: scope by scope, the one with the best
 * result first, so that nothing of another product is hidden behind the current one.
 *
 * @param isWhole whether nothing of another scope can still come: until then a scope is not
 *   taken for the only one, or its list would be long for a moment, and then short
 */
export function groupHits(
  found: readonly RankedHit[],
  { scopes }: Pick<SearchRequest, 'scopes'>,
  toHit: (hit: RankedHit) => SearchHit,
  isWhole: boolean,
): Pick<SearchAnswer, 'groups' | 'total'> {
  const byScope = new Map<SearchScope, RankedHit[]>();
  for (const hit of found) {
    const hits = byScope.get(hit.scope);
    if (hits) hits.push(hit);
    else byScope.set(hit.scope, [hit]);
  }
  const toLead = ([scope, hits]: [SearchScope, RankedHit[]]) =>
    (hits[0]?.points ?? 0) - (LAST_SCOPE_LEAD[scope] ?? 0);
  const sorted = [...byScope].map(([scope, hits]): [SearchScope, RankedHit[]] => [
    scope,
    sortHits(hits),
  ]);
  sorted.sort((a, b) => toLead(b) - toLead(a));
  const isSingle = scopes.length === 1 || (isWhole && sorted.length === 1);
  return {
    groups: sorted.map(([scope, hits], place) => {
      const limit = isSingle
        ? SINGLE_GROUP_HITS
        : place === 0
          ? FIRST_GROUP_HITS
          : OTHER_GROUP_HITS;
      const lines = placeSections(hits).slice(0, limit);
      return {
        scope,
        hits: lines.map(([hit, isBelow]) =>
          isBelow ? { ...toHit(hit), isBelow } : toHit(hit),
        ),
        total: hits.length,
      };
    }),
    total: found.length,
  };
}
