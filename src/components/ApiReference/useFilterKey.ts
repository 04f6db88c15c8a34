import { useEffect, type RefObject } from 'react';
import { isShortcutPress } from '../../state/singleKeys';

/** The filter of the section that is being read: the last one above the middle. */
function findFilterInView(): Element | undefined {
  const filters = [...document.querySelectorAll('[data-api-filter]')];
  const middle = window.innerHeight / 2;
  return (
    filters.findLast((filter) => filter.getBoundingClientRect().top < middle) ??
    filters[0]
  );
}

/** Scrolls so that the filter is at the top of the window, and what it finds below it. */
function scrollToResults(input: HTMLInputElement | null): void {
  const section = input?.closest('[data-filtered]');
  const { top = 0 } = section?.getBoundingClientRect() ?? {};
  if (top < 0 || top > window.innerHeight / 2) {
    section?.scrollIntoView();
  }
}

/** Keeps the rows that match in view while one types, however far down the page was scrolled. */
export function useResultsInView(
  input: RefObject<HTMLInputElement>,
  query: string,
): void {
  useEffect(() => {
    if (query && document.activeElement === input.current) {
      scrollToResults(input.current);
    }
  }, [input, query]);
}

/** The key `f` leads to the filter, but not out of a field or a dialog. */
export function useFilterKey(input: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (isShortcutPress(event, 'f') && findFilterInView() === input.current) {
        event.preventDefault();
        input.current?.focus({ preventScroll: true });
        input.current?.select();
        scrollToResults(input.current);
      }
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [input]);
}
