import { useState } from 'react';
import { useShownLanguage } from '../../../hooks/useTranslate';
import { Notice } from '../Notice/Notice';

/** Says that a language did not come. It speaks English: that is what the reader got. */
export function LanguageNotice() {
  const { failed } = useShownLanguage();
  const [closed, setClosed] = useState<string | null>(null);
  const shown = failed !== null && failed !== closed;
  return (
    <Notice
      text={
        shown
          ? `${nameLanguage(failed)} could not be loaded, so the portal is in English. Try again when you are online.`
          : null
      }
      lang="en"
      closeLabel="Close message"
      onClose={() => setClosed(failed)}
    />
  );
}

function nameLanguage(tag: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
}
