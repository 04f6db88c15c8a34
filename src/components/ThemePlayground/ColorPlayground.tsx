import { SETTING_NAMES } from '../../lib/settingNames';
import { printColourTheme } from '../../lib/themeCode';
import { PALETTE_COLOR_NAMES } from '../../lib/themeState';
import { useThemeState } from '../../hooks/useThemeState';
import { useShownLanguage } from '../../hooks/useTranslate';
import { ColourGroup, DEFAULT_COLOURS } from '../Settings/ColourGroup';
import { ContrastList } from './ContrastList';
import { ThemeCode } from './ThemeCode';
import styles from './ThemePlayground.module.css';

export function ColorPlayground() {
  const { code, translate: t } = useShownLanguage();
  const [{ paletteColors }] = useThemeState();
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
          <ContrastList
            key={name}
            name={name}
            label={SETTING_NAMES[name](t)}
            main={paletteColors[name]?.main ?? DEFAULT_COLOURS[name]}
          />
        ))}
      </div>
      <ThemeCode code={printColourTheme(paletteColors, DEFAULT_COLOURS)} />
    </section>
  );
}
