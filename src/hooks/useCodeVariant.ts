import { useSyncExternalStore } from 'react';
import { DEFAULT_CODE_VARIANT, type CodeVariant } from '../lib/demos/codeVariant';
import { codeVariantStore } from '../state/preferenceStores';

/** The language of code samples, and how to change it for all demos at once. */
export function useCodeVariant(): [CodeVariant, (variant: CodeVariant) => void] {
  const variant = useSyncExternalStore(
    codeVariantStore.subscribe,
    codeVariantStore.get,
    () => DEFAULT_CODE_VARIANT,
  );
  return [variant, codeVariantStore.set];
}
