import { useTranslate } from '../../../hooks/useTranslate';
import { ICON_NAMES } from './iconLibrary';
import styles from './MaterialIcons.module.css';

/** Never drawn by a browser that runs scripts, and not taken over by React. */
export function NamesWithoutScript() {
  const t = useTranslate();
  return (
    <noscript>
      <p className={styles.unscripted}>
        {t(
          'icons.noScript',
          'Searching and looking at the icons needs JavaScript. These are the names of all of them:',
        )}
      </p>
      <ul className={styles.names}>
        {ICON_NAMES.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </noscript>
  );
}
