import { listAllColourPairs } from '../../../lib/theme/colourPairs';
import { findShades } from '../../../lib/theme/libraryColours';
import { SETTING_NAMES } from '../../../lib/preferences/settingNames';
import { printColourTheme } from '../../../lib/theme/themeCode';
import { PALETTE_COLOR_NAMES } from '../../../lib/theme/themeState';
import { usePaletteMode } from '../../../hooks/usePaletteMode';
import { useThemeState } from '../../../hooks/useThemeState';
import { useShownLanguage } from '../../../hooks/useTranslate';
import { ColourGroup } from '../../shell/Settings/ColourGroup';
import { ContrastPairs } from '../../shell/Settings/ContrastPairs';
import { ThemeCode } from './ThemeCode';
import styles from './ThemePlayground.module.css';

export function ColorPlayground() {
  const { code, translate: t } = useShownLanguage();
  const [{ paletteColors }] = useThemeState();
  const mode = usePaletteMode();
  return (
    <section
      className={styles.playground}
      lang={code}
      aria-label={SETTING_NAMES.colors(t)}
    >
      <div className={styles.controls} data-needs-script data-chrome>
        <ColourGroup />
      </div>
      <div className={styles.lists}>
        {PALETTE_COLOR_NAMES.map((name) => (
          <ContrastPairs
            key={name}
            label={SETTING_NAMES[name](t)}
            pairs={listAllColourPairs(name, findShades(name, paletteColors), mode)}
          />
        ))}
      </div>
      <ThemeCode code={printColourTheme(paletteColors)} />
    </section>
  );
}
