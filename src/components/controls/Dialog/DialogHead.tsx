import { CloseButton } from '../CloseButton/CloseButton';
import styles from './DialogHead.module.css';

interface DialogHeadProps {
  /** Id of the title, for `aria-labelledby` of the dialog. */
  titleId: string;
  title: string;
  /** Name of the button that closes. */
  closeLabel: string;
}

/** Title of a `<dialog>` and the button that closes it. */
export function DialogHead({ titleId, title, closeLabel }: DialogHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <CloseButton
        label={closeLabel}
        onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
      />
    </div>
  );
}
