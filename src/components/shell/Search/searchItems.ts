import type { RecentHit } from '../../../lib/search/searchMemory';
import type {
  SearchAnswer,
  SearchHit,
  SearchScope,
} from '../../../lib/search/types';
import type { Translate } from '../../../lib/language/translations';
import { scopeToName } from './scopeNames';
import type { SearchAction } from './useSearchActions';

/** A line of the list, which the arrow keys reach. */
export type SearchItem =
  | { id: string; type: 'hit'; hit: SearchHit }
  | { id: string; type: 'recent'; recent: RecentHit }
  | { id: string; type: 'action'; action: SearchAction }
  /** Narrows the search to one scope, to see the rest of its results. */
  | { id: string; type: 'more'; scope: SearchScope; total: number };

/** Key of a line by its target, wherever in the list it stands. */
export const itemToKey = (item: SearchItem): string =>
  item.type === 'hit'
    ? `${item.hit.kind} ${item.hit.name} ${item.hit.href}`
    : item.id;

/** Lines under one heading. */
export interface SearchItemGroup {
  id: string;
  label: string;
  items: SearchItem[];
}

function createActionGroup(
  actions: readonly SearchAction[],
  t: Translate,
): SearchItemGroup[] {
  const items = actions.map((action): SearchItem => ({
    id: `search-action-${action.id}`,
    type: 'action',
    action,
  }));
  return items.length === 0
    ? []
    : [{ id: 'actions', label: t('search.actions', 'Actions'), items }];
}

/** Lists the lines of an answer: results by product, then actions of the portal. */
export function listAnswerItems(
  { groups }: SearchAnswer,
  actions: readonly SearchAction[],
  t: Translate,
): SearchItemGroup[] {
  const found = groups.map(({ scope, hits, total }): SearchItemGroup => {
    const items = hits.map((hit, index): SearchItem => ({
      id: `search-${scope}-${index}`,
      type: 'hit',
      hit,
    }));
    if (total > hits.length && groups.length > 1) {
      items.push({ id: `search-${scope}-more`, type: 'more', scope, total });
    }
    return { id: scope, label: scopeToName(scope, t), items };
  });
  return [...found, ...createActionGroup(actions, t)];
}

/** Lists the lines before anything is typed. */
export function listStartItems(
  recent: readonly RecentHit[],
  actions: readonly SearchAction[],
  t: Translate,
): SearchItemGroup[] {
  const items = recent.map((hit, index): SearchItem => ({
    id: `search-recent-${index}`,
    type: 'recent',
    recent: hit,
  }));
  return [
    ...(items.length > 0
      ? [{ id: 'recent', label: t('search.recent', 'Recent'), items }]
      : []),
    ...createActionGroup(actions, t),
  ];
}

/** Address an item leads to, below the base URL or on another host; null for none. */
export function itemToHref(item: SearchItem): string | null {
  switch (item.type) {
    case 'hit':
      return item.hit.href;
    case 'recent':
      return item.recent.href;
    case 'action':
      return item.action.href ?? null;
    case 'more':
      return null;
  }
}
