import { useSyncExternalStore } from 'react';
import { DEFAULT_CODE_STYLING, type CodeStyling } from '../lib/demos/codeStyling';
import { codeStylingStore } from '../state/preferenceStores';

/** Returns the styling of demos, and a function that changes it for all of them at once. */
export function useCodeStyling(): [CodeStyling, (styling: CodeStyling) => void] {
  const styling = useSyncExternalStore(
    codeStylingStore.subscribe,
    codeStylingStore.get,
    () => DEFAULT_CODE_STYLING,
  );
  return [styling, codeStylingStore.set];
}
