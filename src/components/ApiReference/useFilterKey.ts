import { useEffect, type RefObject } from 'react';
import { asksForKey } from '../../hooks/singleKeys';

/** The filter of the section that is being read: the last one above the middle. */
function findFilterInView(): Element | undefined {
  const filters = [...document.querySelectorAll('[data-api-filter]')];
  const middle = window.innerHeight / 2;
  return (
    filters.findLast((filter) => filter.getBoundingClientRect().top < middle) ??
    filters[0]
  );
}

/** The key `f` leads to the filter, but not out of a field or a dialog. */
export function useFilterKey(input: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (asksForKey(event, 'f') && findFilterInView() === input.current) {
        event.preventDefault();
        input.current?.focus();
        input.current?.select();
      }
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [input]);
}
