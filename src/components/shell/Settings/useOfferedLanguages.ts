import { useEffect, useState } from 'react';
import type { OfferedLanguage } from '../../../../plugins/content/text-packs/types';

/** All languages of the shell. They come as a chunk: none at first, or without network. */
export function useOfferedLanguages(): readonly OfferedLanguage[] {
  const [languages, setLanguages] = useState<readonly OfferedLanguage[]>([]);

  useEffect(() => {
    let current = true;
    import('../../../state/loadLanguage').then(
      ({ OFFERED_LANGUAGES }) => current && setLanguages(OFFERED_LANGUAGES),
      () => {
        // Without the list there is nothing to choose from but what is shown.
      },
    );
    return () => {
      current = false;
    };
  }, []);

  return languages;
}
