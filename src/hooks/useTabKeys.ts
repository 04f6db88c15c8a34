import { useCallback, type KeyboardEvent } from 'react';
import { getRovingIndex } from '../lib/input/rovingFocus';

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
    const next = getRovingIndex({
      key: event.key,
      rightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
      current,
      count: tabs.length,
    });
    if (next !== undefined && current >= 0) {
      event.preventDefault();
      tabs[next]?.focus();
      tabs[next]?.click();
    }
  }, []);
}
