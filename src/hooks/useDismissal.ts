import { useEffect, type RefObject } from 'react';

/**
 * Closes a `<details>` that lies over the page by Escape, by a press outside of it, once the focus
 * has left it, and when a link in it is followed. Escape gives the focus back to its summary.
 */
export function useDismissal(root: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const details = root.current;
    if (!details) {
      return undefined;
    }
    const close = () => details.removeAttribute('open');
    const handlePress = ({ target }: Event) => {
      if (details.open && target instanceof Node && !details.contains(target)) {
        close();
      }
    };
    const handleClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) {
        close();
      }
    };
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) {
        close();
      }
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && details.open) {
        event.preventDefault();
        close();
        details.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', handlePress);
    details.addEventListener('click', handleClick);
    details.addEventListener('focusout', handleFocusOut);
    details.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      details.removeEventListener('click', handleClick);
      details.removeEventListener('focusout', handleFocusOut);
      details.removeEventListener('keydown', handleKeyDown);
    };
  }, [root]);
}
