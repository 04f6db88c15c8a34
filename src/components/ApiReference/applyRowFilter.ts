import { createWordFilter } from '../../lib/text/createWordFilter';

/** Filters of rows beside words, in the order in which they are offered. */
export const ROW_FLAGS = ['required', 'event', 'deprecated', 'changed'] as const;

export type RowFlag = (typeof ROW_FLAGS)[number];

/** Conditions that rows must meet to be shown. */
export interface RowFilterState {
  /** Words that all must occur in name, type, default or description. */
  query: string;
  /** Flags that all must be set. */
  flags: readonly RowFlag[];
}

/** Told, bubbling, by rows that come after their section. */
export const ROWS_EVENT = 'rowschange';

/** Rows of a section, shown and in all. */
export interface RowCount {
  shown: number;
  total: number;
}

/** Texts never change: they are what the build wrote. */
const texts = new WeakMap<Element, string>();

function readText(row: Element): string {
  let text = texts.get(row);
  if (text === undefined) {
    const parts = [...row.querySelectorAll('[data-api-text]')];
    text = parts.map(({ textContent }) => textContent).join('\n');
    texts.set(row, text);
  }
  return text;
}

const isEmpty = ({ query, flags }: RowFilterState) => !query.trim() && !flags.length;

/**
 * Shows the rows that match and hides the others, with headings and folds that have none. Works
 * on the document because the rows of a page with demos are static HTML that no component owns.
 * Folds with a match open, and close again without a filter.
 */
export function applyRowFilter(
  container: HTMLElement,
  filter: RowFilterState,
): RowCount {
  const hasWords = createWordFilter(filter.query);
  const rows = [...container.querySelectorAll<HTMLElement>('[data-api-row]')];
  const matches = rows.filter((row) => {
    const flags = row.dataset.flags?.split(' ') ?? [];
    return (
      filter.flags.every((flag) => flags.includes(flag)) && hasWords(readText(row))
    );
  });
  const shown = new Set(matches);
  rows.forEach((row) => {
    row.hidden = !shown.has(row);
  });
  const holdsMatch = (group: Element) => matches.some((row) => group.contains(row));
  container.querySelectorAll<HTMLElement>('[data-api-group]').forEach((group) => {
    group.hidden = !isEmpty(filter) && !holdsMatch(group);
  });
  container.querySelectorAll('details[data-api-group]').forEach((fold) => {
    openFold(fold as HTMLDetailsElement, !isEmpty(filter));
  });
  return { shown: matches.length, total: rows.length };
}

function openFold(fold: HTMLDetailsElement, filtered: boolean): void {
  if (filtered && !fold.open) {
    fold.open = true;
    fold.dataset.opened = 'by filter';
  } else if (!filtered && fold.dataset.opened) {
    fold.open = false;
    delete fold.dataset.opened;
  }
}
