import { useEffect, useState, useSyncExternalStore } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ComponentDefaults } from '../state/mergeComponentTexts';
import { componentLanguageStore } from '../state/preferenceStores';
import { useShownLanguage } from './useTranslate';

/** Language of the components where the reader has chosen one; null = that of the shell. */
export function useComponentLanguage(): [
  string | null,
  (code: string | null) => void,
] {
  const code = useSyncExternalStore(
    componentLanguageStore.subscribe,
    componentLanguageStore.get,
    () => null,
  );
  return [code, componentLanguageStore.set];
}

async function loadTextsOf(
  code: string,
  baseUrl: string,
): Promise<ComponentDefaults | null> {
  const [{ findOfferedLanguage }, { loadComponentTexts }] = await Promise.all([
    import('../state/loadLanguage'),
    import('../state/loadComponentTexts'),
  ]);
  const file = findOfferedLanguage(code)?.components;
  return file ? loadComponentTexts(`${baseUrl}${file}`) : null;
}

/** Texts of the libraries' components, in the language for them or in that of the shell. */
export function useComponentTexts(): ComponentDefaults | null {
  const baseUrl = useBaseUrl('/');
  const { components } = useShownLanguage();
  const [code] = useComponentLanguage();
  const [chosen, setChosen] = useState<{
    code: string;
    texts: ComponentDefaults | null;
  }>();

  useEffect(() => {
    let current = true;
    if (code !== null) {
      loadTextsOf(code, baseUrl).then(
        (texts) => current && setChosen({ code, texts }),
        () => {
          // The components stay in the language of the shell.
        },
      );
    }
    return () => {
      current = false;
    };
  }, [baseUrl, code]);

  return code !== null && chosen?.code === code ? chosen.texts : components;
}
