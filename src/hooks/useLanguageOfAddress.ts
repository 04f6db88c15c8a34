import { useCallback, useEffect } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { resolveUserLanguage } from '../lib/language/languages';
import { removeBaseUrl } from '../lib/address/paths';
import { BUILT_LANGUAGE, showLanguage } from '../state/languageStore';
import { preferences } from '../state/preferenceStores';

const PARAMETER = 'userLanguage';

/** Shows the language of the address or the session, on every page. */
export function useLanguageOfAddress(): void {
  const baseUrl = useBaseUrl('/');
  const { pathname, search } = useLocation();

  useEffect(() => {
    const requested = new URLSearchParams(search).get(PARAMETER);
    const kept = preferences.read('userLanguage');
    const tag = resolveUserLanguage({
      pathname: removeBaseUrl(pathname, baseUrl),
      search,
      kept,
      own: BUILT_LANGUAGE,
    });
    void showLanguage(tag, baseUrl).then((offered) => {
      if (offered && tag === requested && tag !== kept) {
        preferences.write('userLanguage', tag);
      }
    });
  }, [baseUrl, pathname, search]);
}

/** Chooses a language: the address says so from then on, and the session remembers it. */
export function useChooseLanguage(): (code: string) => void {
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  return useCallback(
    (code) => {
      const { pathname, search, hash } = history.location;
      const query = new URLSearchParams(search);
      if (code === BUILT_LANGUAGE) {
        query.delete(PARAMETER);
        preferences.write('userLanguage', null);
        // The address may not change by it: then the session alone knew the language.
        void showLanguage(code, baseUrl);
      } else {
        query.set(PARAMETER, code);
      }
      history.replace({ pathname, search: query.toString(), hash });
    },
    [baseUrl, history],
  );
}
