import { useCallback, type KeyboardEvent } from 'react';

/**
 * Arrow keys of a `role="tablist"`: they move the focus and select at once. In
 * right-to-left text the arrows follow what is seen.
 */
export function useTabKeys() {
  return useCallback((event: KeyboardEvent<HTMLElement>) => {
    const tabs = [
      ...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]'),
    ];
    const current = tabs.indexOf(document.activeElement as HTMLElement);
    const next = getNextIndex(event, current, tabs.length);
    if (next !== undefined && current >= 0) {
      event.preventDefault();
      tabs[next]?.focus();
      tabs[next]?.click();
    }
  }, []);
}

function getNextIndex(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  current: number,
  count: number,
): number | undefined {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (current + forward + count) % count;
    case 'ArrowLeft':
      return (current - forward + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
