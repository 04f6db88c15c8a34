import { useEffect, type RefObject } from 'react';

const EDITABLE =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]';

/** The filter of the section that is being read: the last one above the middle. */
function findFilterInView(): Element | undefined {
  const filters = [...document.querySelectorAll('[data-api-filter]')];
  const middle = window.innerHeight / 2;
  return (
    filters.findLast((filter) => filter.getBoundingClientRect().top < middle) ??
    filters[0]
  );
}

function asksForFilter(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
  const isTyping = target instanceof Element && target.closest(EDITABLE) !== null;
  const inDialog = document.querySelector('dialog[open], :popover-open') !== null;
  const hasModifier = ctrlKey || metaKey || altKey;
  return key === 'f' && !hasModifier && !isTyping && !inDialog && !defaultPrevented;
}

/** The key `f` leads to the filter, but not out of a field or a dialog. */
export function useFilterKey(input: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (asksForFilter(event) && findFilterInView() === input.current) {
        event.preventDefault();
        input.current?.focus();
        input.current?.select();
      }
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [input]);
}
