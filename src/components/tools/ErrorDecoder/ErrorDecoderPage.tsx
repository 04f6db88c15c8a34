import { useMemo, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import errors from '@generated/error-codes/default/errors.json';
import { createWordFilter } from '../../../lib/text/createWordFilter';
import {
  fillErrorMessage,
  searchToErrorAddress,
} from '../../../lib/reference/minifiedErrors';
import { useTranslate } from '../../../hooks/useTranslate';
import { SearchField } from '../../controls/SearchField/SearchField';
import { SiteNavigation } from '../../shell/SiteNavigation/SiteNavigation';
import { TextPage } from '../../article/TextPage/TextPage';
import styles from './ErrorDecoderPage.module.css';

const MESSAGES = errors.map(({ code, parts }) => ({
  code,
  text: fillErrorMessage(parts, []),
}));

export function ErrorDecoderPage() {
  const t = useTranslate();
  return (
    <>
      <SiteNavigation />
      <TextPage width="narrow">
        <h1>{t('errorDecoder.title', 'Decode a minified error')}</h1>
        <p>
          {t(
            'errorDecoder.text',
            'Production builds of the libraries throw a number instead of a message. Follow the link of the error, or find its number below.',
          )}
        </p>
        <div aria-live="polite">
          <DecodedError />
        </div>
        <h2>{t('errorDecoder.all', 'All messages')}</h2>
        <ErrorList />
      </TextPage>
    </>
  );
}

/** All messages, or those with what was typed: a number, or words in any order. */
function ErrorList() {
  const t = useTranslate();
  const [query, setQuery] = useState('');
  const found = useMemo(() => {
    const hasWords = createWordFilter(query);
    return MESSAGES.filter(({ code, text }) => hasWords(`#${code} ${text}`));
  }, [query]);
  return (
    <>
      <SearchField onType={setQuery} />
      <p role="status" className={found.length > 0 ? 'visually-hidden' : undefined}>
        {query.trim() !== '' &&
          (found.length > 0
            ? t('search.count', 'Results: {{count}}', { count: found.length })
            : t('search.none', 'Nothing found for “{{query}}”.', { query }))}
      </p>
      <dl className={styles.list} lang="en" dir="ltr">
        {found.map(({ code, text }) => (
          <div key={code} id={`error-${code}`} className={styles.entry}>
            <dt>{code}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function DecodedError() {
  const t = useTranslate();
  const { search } = useLocation();
  // The static page knows no query; the browser fills it in after hydration.
  const isBrowser = useIsBrowser();
  const { code, args } = searchToErrorAddress(isBrowser ? search : '');
  if (code === '') return null;
  const message = errors.find((error) => String(error.code) === code);
  return (
    <section className={styles.decoded}>
      <h2>{t('errorDecoder.error', 'Error {{code}}', { code })}</h2>
      {message ? (
        <p className={styles.message} lang="en" dir="ltr">
          {fillErrorMessage(message.parts, args)}
        </p>
      ) : (
        <p>
          {t(
            'errorDecoder.unknown',
            'The documented versions have no error of this number. It may come from another version.',
          )}
        </p>
      )}
    </section>
  );
}
