import { useTranslate } from '../../../hooks/useTranslate';
import { PRODUCTS } from '../../../lib/address/products';
import type { SearchFilters } from '../../../lib/search/searchMemory';
import { KIND_CHIPS } from './kindViews';
import { scopeToShortName } from './scopeNames';
import styles from './SearchDialog.module.css';

interface SearchChipsProps {
  filters: SearchFilters;
  onChange: (filters: SearchFilters) => void;
}

/** Takes values into a list, or out of it if they are all there. */
function toggleAll<Value>(
  list: readonly Value[],
  values: readonly Value[],
): Value[] {
  const others = list.filter((value) => !values.includes(value));
  return others.length + values.length === list.length
    ? others
    : [...others, ...values];
}

/** Chips that narrow the search; several of a row widen each other. */
export function SearchChips({ filters, onChange }: SearchChipsProps) {
  const t = useTranslate();
  const { scopes, kinds } = filters;
  return (
    <>
      <div
        role="group"
        aria-label={t('products.label', 'Products')}
        className={styles.chips}
      >
        {PRODUCTS.map(({ id }) => (
          <button
            key={id}
            type="button"
            className={styles.chip}
            aria-pressed={scopes.includes(id)}
            data-product={id}
            onClick={() => onChange({ kinds, scopes: toggleAll(scopes, [id]) })}
          >
            {scopeToShortName(id, t)}
          </button>
        ))}
      </div>
      <div
        role="group"
        aria-label={t('search.kinds', 'Kinds')}
        className={styles.chips}
      >
        {KIND_CHIPS.map((chip) => (
          <button
            key={chip.id}
            type="button"
            className={styles.chip}
            aria-pressed={chip.kinds.every((kind) => kinds.includes(kind))}
            onClick={() => onChange({ scopes, kinds: toggleAll(kinds, chip.kinds) })}
          >
            {chip.label(t)}
          </button>
        ))}
      </div>
    </>
  );
}
