import * as React from 'react';
import { useTheme } from '@mui/joy/styles';

/** Whether the sidebar has room beside the page. */
export default function useWide(): boolean {
  const query = useTheme().breakpoints.up('md').replace('@media ', '');

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
