import { useModeChoice, usePaletteMode } from '../../../hooks/usePaletteMode';
import { useTranslate } from '../../../hooks/useTranslate';
import { Icon } from '../../controls/Icon/Icon';
import styles from './Header.module.css';

export function ModeToggle() {
  const mode = usePaletteMode();
  const [, setChoice] = useModeChoice();
  const t = useTranslate();
  const label = t('header.toggleMode', 'Toggle color mode');
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={label}
      title={label}
      data-needs-script
      onClick={() => setChoice(mode === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="DarkModeOutlined" className={styles.whenLight} />
      <Icon name="LightModeOutlined" className={styles.whenDark} />
    </button>
  );
}
