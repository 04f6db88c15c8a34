import clsx from 'clsx';
import { useShownLanguage } from '../../../hooks/useTranslate';
import { formatDay } from '../../../lib/language/formatDay';
import { Icon } from '../../controls/Icon/Icon';
import { FilledText } from '../Language/FilledText';
import styles from './PageHistory.module.css';

interface PageHistoryProps {
  className?: string;
  editUrl?: string | null;
  /** Milliseconds since 1970. */
  lastUpdatedAt?: number | null;
}

/** A link to edit the page, and the date of its last change. */
export function PageHistory({
  className,
  editUrl,
  lastUpdatedAt,
}: PageHistoryProps) {
  const { code, translate: t } = useShownLanguage();
  if (!editUrl && !lastUpdatedAt) {
    return null;
  }
  return (
    <p className={clsx(styles.history, className)}>
      {editUrl && (
        <a href={editUrl} className={styles.edit}>
          <Icon name="EditOutlined" />
          {t('page.edit', 'Edit this page')}
        </a>
      )}
      {lastUpdatedAt && (
        <span>
          <FilledText
            text={t('page.updated', 'Last updated on {{date}}')}
            nodes={{ date: <UpdateDate time={lastUpdatedAt} language={code} /> }}
          />
        </span>
      )}
    </p>
  );
}

function UpdateDate({ time, language }: { time: number; language: string }) {
  const date = new Date(time).toISOString();
  return <time dateTime={date}>{formatDay(date, language)}</time>;
}
