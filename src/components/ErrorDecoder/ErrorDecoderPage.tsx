import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import errors from '@generated/error-codes/default/errors.json';
import { fillErrorMessage, searchToErrorAddress } from '../../lib/minifiedErrors';
import { useTranslate } from '../../hooks/useTranslate';
import { SiteNavigation } from '../SiteNavigation/SiteNavigation';
import { TextPage } from '../TextPage/TextPage';
import styles from './ErrorDecoderPage.module.css';

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
        <dl className={styles.list} lang="en" dir="ltr">
          {errors.map(({ code, parts }) => (
            <div key={code} id={`error-${code}`} className={styles.entry}>
              <dt>{code}</dt>
              <dd>{fillErrorMessage(parts, [])}</dd>
            </div>
          ))}
        </dl>
      </TextPage>
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
