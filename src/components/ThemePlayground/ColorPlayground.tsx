import { listAllColourPairs } from '../../lib/colourPairs';
import { findShades } from '../../lib/libraryColours';
import { SETTING_NAMES } from '../../lib/settingNames';
import { printColourTheme } from '../../lib/themeCode';
import { PALETTE_COLOR_NAMES } from '../../lib/themeState';
import { usePaletteMode } from '../../hooks/usePaletteMode';
import { useThemeState } from '../../hooks/useThemeState';
import { useShownLanguage } from '../../hooks/useTranslate';
import { ColourGroup } from '../Settings/ColourGroup';
import { ContrastPairs } from './ContrastPairs';
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
