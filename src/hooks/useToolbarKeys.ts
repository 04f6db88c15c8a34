import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { getRovingIndex } from '../lib/input/rovingFocus';

/** Marks a control of a toolbar; its value is the control's id. */
const ITEM = 'data-toolbar-item';

function listShownItems(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(`[${ITEM}]`)].filter(
    (item) => getComputedStyle(item).display !== 'none',
  );
}

/**
 * Keyboard of a `role="toolbar"`: one tab stop, arrows, Home and End move the focus among
 * the controls that are shown. On leaving, the stop goes back to the first control, which
 * must always be shown: another one may be hidden by then, on a narrower window.
 *
 * @param first id of that control
 */
export function useToolbarKeys(first: string) {
  const [stop, setStop] = useState(first);

  const toolbarProps = {
    role: 'toolbar',
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const items = listShownItems(event.currentTarget);
      const current = items.indexOf(document.activeElement as HTMLElement);
      const next = getRovingIndex({
        key: event.key,
        rightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
        current,
        count: items.length,
      });
      if (next !== undefined && current >= 0) {
        event.preventDefault();
        items[next]?.focus();
      }
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget)) {
        setStop(first);
      }
    },
  };

  const getItemProps = (id: string) => ({
    [ITEM]: id,
    tabIndex: id === stop ? 0 : -1,
    onFocus: () => setStop(id),
  });

  return { toolbarProps, getItemProps };
}
