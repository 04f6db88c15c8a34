import { SETTING_NAMES } from '../../../lib/preferences/settingNames';
import { SPACING_MAX, SPACING_MIN } from '../../../lib/theme/themeState';
import { useThemeState } from '../../../hooks/useThemeState';
import { useTranslate } from '../../../hooks/useTranslate';
import { SettingsGroup } from './SettingsGroup';
import styles from './SettingsDialog.module.css';

export function DensityGroup() {
  const [theme, dispatch] = useThemeState();
  const t = useTranslate();
  return (
    <SettingsGroup label={SETTING_NAMES.density(t)}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={theme.dense}
          onChange={(event) =>
            dispatch({ type: 'SET_DENSE', payload: event.target.checked })
          }
        />
        {SETTING_NAMES.dense(t)}
      </label>
      <div className={styles.spacing}>
        <span aria-hidden="true">{SETTING_NAMES.spacing(t)}</span>
        <button
          type="button"
          className={styles.step}
          aria-label={t('settings.decreaseSpacing', 'Decrease spacing')}
          disabled={theme.spacing <= SPACING_MIN}
          onClick={() => dispatch({ type: 'DECREASE_SPACING' })}
        >
          −
        </button>
        <output className={styles.value} aria-label={SETTING_NAMES.spacing(t)}>
          {theme.spacing}
        </output>
        <button
          type="button"
          className={styles.step}
          aria-label={t('settings.increaseSpacing', 'Increase spacing')}
          disabled={theme.spacing >= SPACING_MAX}
          onClick={() => dispatch({ type: 'INCREASE_SPACING' })}
        >
          +
        </button>
      </div>
      <button
        type="button"
        className={styles.reset}
        onClick={() => dispatch({ type: 'RESET_DENSITY' })}
      >
        {t('settings.resetDensity', 'Reset density')}
      </button>
    </SettingsGroup>
  );
}
