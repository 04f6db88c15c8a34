import { useCallback, useSyncExternalStore } from 'react';
import {
  INITIAL_THEME_STATE,
  themeReducer,
  type ThemeAction,
  type ThemeState,
} from '../lib/theme/themeState';
import { themeStore } from '../state/preferenceStores';

/** Direction, density, spacing and colours, and the reducer that changes them. */
export function useThemeState(): [ThemeState, (action: ThemeAction) => void] {
  const state = useSyncExternalStore(
    themeStore.subscribe,
    themeStore.get,
    () => INITIAL_THEME_STATE,
  );
  const dispatch = useCallback((action: ThemeAction) => {
    themeStore.set(themeReducer(themeStore.get(), action));
  }, []);
  return [state, dispatch];
}
