import { CloseButton } from '../../controls/CloseButton/CloseButton';
import styles from './Notice.module.css';

interface NoticeProps {
  /** Text of the event; null for none. */
  text: string | null;
  /** Language of both texts, where it is not that of the page. */
  lang?: string;
  closeLabel: string;
  onClose: () => void;
}

/** A message above the page that does not take the focus. */
export function Notice({ text, lang, closeLabel, onClose }: NoticeProps) {
  return (
    <div role="status" className={styles.region} lang={lang}>
      {text !== null && (
        <div className={styles.notice}>
          <p>{text}</p>
          <CloseButton label={closeLabel} onClick={onClose} />
        </div>
      )}
    </div>
  );
}
