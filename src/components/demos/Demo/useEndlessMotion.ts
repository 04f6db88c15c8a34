import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Motion that ends by itself, or lasts only as long as a reader presses. */
const OF_READER = '.MuiTouchRipple-root';

function movesWithoutEnd(element: Element): boolean {
  return (
    !element.closest(OF_READER) &&
    element
      // With what is drawn before and after it.
      .getAnimations({ subtree: true })
      .some(({ effect }) => effect?.getTiming().iterations === Infinity)
  );
}

/** Whether a demo moves by itself without end, and a way to hold it. */
export interface EndlessMotion {
  /** Stays true once it has moved, so that no control goes away under a reader's hand. */
  moves: boolean;
  held: boolean;
  toggle: () => void;
}

/**
 * Watches a demo for animations without end. Whoever cannot read beside something that moves
 * must be able to stop it (WCAG 2.2.2).
 *
 * @param area element the demo stands in
 */
export function useEndlessMotion(
  area: RefObject<HTMLElement | null>,
): EndlessMotion {
  const [moves, setMoves] = useState(false);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const element = area.current;
    if (!element || moves) {
      return undefined;
    }
    const look = ({ target }: Event) => {
      if (movesWithoutEnd(target as Element)) {
        setMoves(true);
      }
    };
    element.addEventListener('animationstart', look);
    return () => element.removeEventListener('animationstart', look);
  }, [area, moves]);

  return { moves, held, toggle: useCallback(() => setHeld((value) => !value), []) };
}
