import { useModeChoice, usePaletteMode } from '../../hooks/usePaletteMode';
import { Icon } from '../Icon/Icon';
import styles from './Header.module.css';

export function ModeToggle() {
  const mode = usePaletteMode();
  const [, setChoice] = useModeChoice();
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label="Toggle color mode"
      title="Toggle color mode"
      data-needs-script
      onClick={() => setChoice(mode === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="DarkModeOutlined" className={styles.whenLight} />
      <Icon name="LightModeOutlined" className={styles.whenDark} />
    </button>
  );
}
