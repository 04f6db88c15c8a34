import { useTranslate } from '../../../hooks/useTranslate';
import { Icon } from '../../controls/Icon/Icon';
import styles from './SearchDialog.module.css';
import type { SearchState } from './searchClient';

interface SearchNoticeProps {
  state: SearchState;
  onRetry: () => void;
}

/** Says what of the index is missing, and tries again. */
export function SearchNotice({
  state: { broken, progress },
  onRetry,
}: SearchNoticeProps) {
  const t = useTranslate();
  const isPart = !broken && progress !== null && progress.loaded.length > 0;
  const isMissing =
    progress !== null && progress.failed.length + progress.failedTerms > 0;
  if (!broken && !isMissing) return null;
  return (
    <div className={styles.notice} role="alert">
      <Icon name="WarningAmberRounded" />
      <span>
        {isPart
          ? t('search.partFailed', 'Part of the index could not be loaded.')
          : t('search.failed', 'Search could not be loaded.')}
      </span>
      <button type="button" className={styles.textButton} onClick={onRetry}>
        {t('crash.tryAgain', 'Try again')}
      </button>
    </div>
  );
}
