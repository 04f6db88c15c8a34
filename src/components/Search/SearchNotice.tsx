import { useTranslate } from '../../hooks/useTranslate';
import { Icon } from '../Icon/Icon';
import styles from './SearchDialog.module.css';
import type { SearchState } from './searchClient';

interface SearchNoticeProps {
  state: SearchState;
  onRetry: () => void;
}

/** Says what of the index is missing, and tries again. */
export function SearchNotice({ state, onRetry }: SearchNoticeProps) {
  const t = useTranslate();
  const failed = state.progress?.failed.length ?? 0;
  if (!state.broken && failed === 0) return null;
  return (
    <div className={styles.notice} role="alert">
      <Icon name="WarningAmberRounded" />
      <span>
        {state.broken || state.progress?.loaded.length === 0
          ? t('search.failed', 'Search could not be loaded.')
          : t('search.partFailed', 'Part of the index could not be loaded.')}
      </span>
      <button type="button" className={styles.textButton} onClick={onRetry}>
        {t('crash.tryAgain', 'Try again')}
      </button>
    </div>
  );
}
