import { findTarget } from '../../lib/address/findTarget';

const canBeFound = () => 'onbeforematch' in document.documentElement;

/** Shows or hides what a row says beyond its first line. */
function showDetail(row: Element, shown: boolean): void {
  const detail = row.querySelector('[data-api-detail]');
  if (shown) {
    detail?.removeAttribute('hidden');
  } else {
    // The browser's search can find folded details and open them, where it supports that.
    detail?.setAttribute('hidden', canBeFound() ? 'until-found' : '');
  }
}

/** Whether a row was opened in the list that folds. */
export const isRowOpen = (row: Element): boolean => row.hasAttribute('data-open');

/** Opens or closes a row; where the list does not fold, it only remembers. */
export function setRowOpen(row: Element, open: boolean): void {
  row.toggleAttribute('data-open', open);
  row
    .querySelector('[data-api-toggle]')
    ?.setAttribute('aria-expanded', String(open));
  showDetail(row, open || row.closest('[data-folds]') === null);
}

/** Makes the rows of a list foldable and folds every row that is not open; or the reverse. */
export function foldRows(container: Element, folds: boolean): void {
  container.toggleAttribute('data-live', true);
  container.toggleAttribute('data-folds', folds);
  for (const row of container.querySelectorAll('[data-api-row]')) {
    if (row.querySelector('[data-api-toggle]')) {
      showDetail(row, !folds || isRowOpen(row));
    }
  }
}

/** Finds the row that the address targets, if it is in the container. */
export function findRow(container: Element, hash: string): HTMLElement | null {
  const row = findTarget(hash);
  return row?.matches('[data-api-row]') && container.contains(row) ? row : null;
}

/** Opens the folds that a row lies in. */
export function openAround(row: Element): void {
  for (
    let fold = row.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  ) {
    fold.open = true;
  }
}
