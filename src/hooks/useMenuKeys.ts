import { useEffect, type RefObject } from 'react';

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Keyboard of a popover with `role="menu"`: it takes the focus when it opens, arrows,
 * Home, End and first letters move it, Tab closes. Escape and the way back to the
 * button are the popover's own.
 */
export function useMenuKeys(menu: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = menu.current;
    if (!element) {
      return undefined;
    }
    const getItems = () =>
      [...element.querySelectorAll<HTMLElement>('[role="menuitem"]')].filter(
        (item) => getComputedStyle(item).display !== 'none',
      );
    const handleToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') {
        getItems()[0]?.focus();
      }
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      const items = getItems();
      const current = items.indexOf(document.activeElement as HTMLElement);
      const step = STEPS[event.key];
      if (step) {
        event.preventDefault();
        items[step(current, items.length)]?.focus();
      } else if (event.key === 'Tab') {
        element.hidePopover();
      } else if (isLetter(event)) {
        findByLetter(items, current, event.key)?.focus();
      }
    };
    element.addEventListener('toggle', handleToggle);
    element.addEventListener('keydown', handleKeyDown);
    return () => {
      element.removeEventListener('toggle', handleToggle);
      element.removeEventListener('keydown', handleKeyDown);
    };
  }, [menu]);
}

/** A letter by itself; with Ctrl, Alt or ⌘ it is a shortcut of somebody else. */
function isLetter({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !altKey && !metaKey;
}

function findByLetter(items: HTMLElement[], current: number, letter: string) {
  const rotated = [...items.slice(current + 1), ...items.slice(0, current + 1)];
  return rotated.find((item) =>
    item.textContent?.trim().toLowerCase().startsWith(letter.toLowerCase()),
  );
}
