import { SETTING_NAMES } from '../../lib/settingNames';
import { PALETTE_COLOR_NAMES } from '../../lib/themeState';
import { useThemeState } from '../../hooks/useThemeState';
import { useTranslate } from '../../hooks/useTranslate';
import { ColourPicker } from './ColourPicker';
import { SettingsGroup } from './SettingsGroup';
import styles from './SettingsDialog.module.css';

/** What demos are drawn in where the reader has chosen nothing: the defaults of Material UI. */
export const DEFAULT_COLOURS = { primary: '#1976d2', secondary: '#9c27b0' };

export function ColourGroup() {
  const [theme, dispatch] = useThemeState();
  const t = useTranslate();
  return (
    <SettingsGroup label={SETTING_NAMES.colors(t)}>
      {PALETTE_COLOR_NAMES.map((name) => (
        <ColourPicker
          key={name}
          label={SETTING_NAMES[name](t)}
          value={theme.paletteColors[name]?.main ?? DEFAULT_COLOURS[name]}
          onChange={(main) =>
            dispatch({
              type: 'CHANGE',
              payload: {
                paletteColors: { ...theme.paletteColors, [name]: { main } },
              },
            })
          }
        />
      ))}
      <button
        type="button"
        className={styles.reset}
        onClick={() => dispatch({ type: 'RESET_COLORS' })}
      >
        {t('settings.resetColors', 'Reset colors')}
      </button>
    </SettingsGroup>
  );
}
