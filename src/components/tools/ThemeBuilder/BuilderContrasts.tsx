import { useTranslate } from '../../../hooks/useTranslate';
import { listJoyPairs, listTextPairs } from '../../../lib/theme/joyTheme/joyPairs';
import { SETTING_NAMES } from '../../../lib/preferences/settingNames';
import { ContrastPairs } from '../../shell/Settings/ContrastPairs';
import { useBuilder } from './BuilderContext';
import themeStyles from '../ThemePlayground/ThemePlayground.module.css';

/** The contrast of what is being edited, where it is a colour. */
export function BuilderContrasts() {
  const t = useTranslate();
  const { tokens, defaults, schemes, view } = useBuilder();
  const { panel, colour } = view;
  if (panel === 'radius' || panel === 'typography') return null;
  return (
    <div className={themeStyles.lists}>
      {schemes.map((scheme) => (
        <ContrastPairs
          key={scheme}
          label={`${panel === 'text' ? panel : colour}, ${SETTING_NAMES[scheme](t)}`}
          pairs={
            panel === 'text'
              ? listTextPairs(scheme, tokens, defaults)
              : listJoyPairs(colour, scheme, tokens, defaults)
          }
        />
      ))}
    </div>
  );
}
