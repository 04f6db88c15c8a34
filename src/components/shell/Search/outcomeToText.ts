import type { SearchOutcome } from '../../../lib/search/searchOutcome';
import type { Translate } from '../../../lib/language/translations';

/** @param query what nothing has been found for */
export function outcomeToText(
  outcome: SearchOutcome,
  query: string,
  t: Translate,
): string {
  switch (outcome) {
    case 'loading':
      return t('search.loading', 'Loading the index …');
    case 'nothing':
      return t('search.none', 'Nothing found for “{{query}}”.', { query });
    case 'unsure':
      return t('search.count', 'Results: {{count}}', { count: 0 });
  }
}
