import { PRODUCTS } from '../../../lib/address/products';
import type { SearchScope } from '../../../lib/search/types';
import type { Translate } from '../../../lib/language/translations';

/** Name of where results belong. Names of products are not translated. */
export function scopeToName(scope: SearchScope, t: Translate): string {
  if (scope === 'icons') return 'Material Icons';
  if (scope === 'portal') return t('search.portal', 'This portal');
  return PRODUCTS.find(({ id }) => id === scope)?.name ?? scope;
}

/** The same for narrow places. */
export function scopeToShortName(scope: SearchScope, t: Translate): string {
  return PRODUCTS.find(({ id }) => id === scope)?.shortName ?? scopeToName(scope, t);
}
