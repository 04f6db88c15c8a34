import { useEffect, useState } from 'react';

/**
 * The names of icons are shown by style sheets while a pointer or the focus is there; Escape
 * hides them until the next one is shown, wherever the focus is.
 *
 * @returns attributes of an element around the icons
 */
export function useTooltips() {
  const [state, setState] = useState<'away' | 'shown' | 'dismissed'>('away');
  const isShown = state === 'shown';

  useEffect(() => {
    if (!isShown) {
      return undefined;
    }
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') {
        setState('dismissed');
      }
    };
    document.addEventListener('keydown', handleKeyDown, { capture: true });
    return () =>
      document.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [isShown]);

  return {
    'data-tooltips': state === 'dismissed' ? state : undefined,
    onPointerEnter: () => setState('shown'),
    onPointerLeave: () => setState('away'),
    onFocusCapture: () => setState('shown'),
    onBlurCapture: () => setState('away'),
  };
}
