import {
  findShownColour,
  pathToColourLibrary,
} from '../../../lib/theme/libraryColours';
import { SETTING_NAMES } from '../../../lib/preferences/settingNames';
import { PALETTE_COLOR_NAMES } from '../../../lib/theme/themeState';
import { usePaletteMode } from '../../../hooks/usePaletteMode';
import { useShownPathname } from '../../../hooks/useShownPathname';
import { useThemeState } from '../../../hooks/useThemeState';
import { useTranslate } from '../../../hooks/useTranslate';
import { ColourPicker } from './ColourPicker';
import { SettingsGroup } from './SettingsGroup';
import styles from './SettingsDialog.module.css';

export function ColourGroup() {
  const [theme, dispatch] = useThemeState();
  const library = pathToColourLibrary(useShownPathname());
  const mode = usePaletteMode();
  const t = useTranslate();
  return (
    <SettingsGroup label={SETTING_NAMES.colors(t)}>
      {PALETTE_COLOR_NAMES.map((name) => (
        <ColourPicker
          key={name}
          label={SETTING_NAMES[name](t)}
          value={findShownColour(name, library, mode, theme.paletteColors)}
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
