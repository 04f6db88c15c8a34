import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCopyFile, type CopyFileState } from '../../../hooks/useCopyFile';
import { useShownLanguage } from '../../../hooks/useTranslate';
import { pageToMarkdownPath } from '../../../lib/address/pageFiles';
import { Icon } from '../../controls/Icon/Icon';
import styles from './CopyPage.module.css';

/** Copies the page as Markdown; where that fails, the Markdown can be opened. */
export function CopyPage({ pathname }: { pathname: string }) {
  const { siteConfig } = useDocusaurusContext();
  const { code, translate: t } = useShownLanguage();
  const href = pageToMarkdownPath(pathname, siteConfig.baseUrl);
  const [state, copy] = useCopyFile(href);
  const labels: Record<CopyFileState, string> = {
    idle: t('copyPage.action', 'Copy page'),
    busy: t('copyPage.action', 'Copy page'),
    copied: t('copy.done', 'Copied'),
    failed: t('copyPage.failed', 'Not copied'),
  };
  return (
    <div className={styles.copy} lang={code} data-needs-script>
      {state === 'failed' && (
        <a href={href} className={styles.open}>
          {t('copyPage.open', 'Open as Markdown')}
        </a>
      )}
      <button
        type="button"
        className={styles.button}
        data-state={state}
        aria-busy={state === 'busy'}
        onClick={() => void copy()}
      >
        <Icon name="ContentCopyRounded" />
        <span aria-live="polite">{labels[state]}</span>
      </button>
    </div>
  );
}
