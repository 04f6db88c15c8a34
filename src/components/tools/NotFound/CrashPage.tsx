import type ErrorPageContent from '@theme/ErrorPageContent';
import type { ComponentProps } from 'react';
import { useTranslate } from '../../../hooks/useTranslate';
import { TextPage } from '../../article/TextPage/TextPage';
import styles from './NotFoundPage.module.css';

/** Replaces a page that threw. */
export function CrashPage({
  error,
  tryAgain,
}: ComponentProps<typeof ErrorPageContent>) {
  const t = useTranslate();
  return (
    <TextPage width="narrow">
      <h1>{t('crash.title', 'This page crashed')}</h1>
      <p lang="en">{error.message}</p>
      <p>
        <button type="button" className={styles.again} onClick={tryAgain}>
          {t('crash.tryAgain', 'Try again')}
        </button>
      </p>
    </TextPage>
  );
}
