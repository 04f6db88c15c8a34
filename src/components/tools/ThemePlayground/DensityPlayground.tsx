import { DENSE_COMPONENTS } from '../../../brand/density';
import { SETTING_NAMES } from '../../../lib/preferences/settingNames';
import { printDensityTheme } from '../../../lib/theme/themeCode';
import { useThemeState } from '../../../hooks/useThemeState';
import { useShownLanguage } from '../../../hooks/useTranslate';
import { DensityGroup } from '../../shell/Settings/DensityGroup';
import { ThemeCode } from './ThemeCode';
import styles from './ThemePlayground.module.css';

export function DensityPlayground() {
  const { code, translate: t } = useShownLanguage();
  const [theme] = useThemeState();
  return (
    <section
      className={styles.playground}
      lang={code}
      aria-label={SETTING_NAMES.density(t)}
    >
      <div className={styles.controls} data-needs-script data-chrome>
        <DensityGroup />
      </div>
      <ThemeCode code={printDensityTheme(theme, DENSE_COMPONENTS)} />
    </section>
  );
}
