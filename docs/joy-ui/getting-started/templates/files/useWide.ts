import * as React from 'react';
import { useTheme } from '@mui/joy/styles';

/** Whether the window is at least as wide as the breakpoint. */
export default function useWide(breakpoint: 'md' | 'lg'): boolean {
  const query = useTheme().breakpoints.up(breakpoint).replace('@media ', '');

  const subscribe = React.useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );

  return React.useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
