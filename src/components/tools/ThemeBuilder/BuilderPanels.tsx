import { useId, type ComponentType } from 'react';
import { useTabKeys } from '../../../hooks/useTabKeys';
import { useTranslate } from '../../../hooks/useTranslate';
import { SETTING_NAMES } from '../../../lib/preferences/settingNames';
import { Segments } from '../../controls/Segments/Segments';
import { useBuilder, type PanelName } from './BuilderContext';
import { PalettePanel } from './PalettePanel';
import { RadiusPanel, TypographyPanel } from './ScalePanels';
import { TextPanel } from './TextPanel';
import { VariantsPanel } from './VariantsPanel';
import styles from './ThemeBuilder.module.css';

/** The controls speak the language of the code, which nobody translates. */
const PANELS: Readonly<Record<PanelName, ComponentType>> = {
  palette: PalettePanel,
  variants: VariantsPanel,
  text: TextPanel,
  radius: RadiusPanel,
  typography: TypographyPanel,
};

const NAMES = Object.keys(PANELS) as PanelName[];

/** Panels whose tokens each colour scheme has its own of. */
const WITH_SCHEMES: readonly PanelName[] = ['palette', 'variants', 'text'];

export function BuilderPanels() {
  const t = useTranslate();
  const id = useId();
  const { view, show } = useBuilder();
  const { panel: name, choice } = view;
  const handleKeyDown = useTabKeys();
  const Panel = PANELS[name];
  const light = SETTING_NAMES.light(t);
  const dark = SETTING_NAMES.dark(t);
  return (
    <div className={styles.panels} data-needs-script data-chrome>
      <div
        className={styles.tabs}
        role="tablist"
        tabIndex={-1}
        aria-label={t('builder.title', 'Theme builder')}
        onKeyDown={handleKeyDown}
      >
        {NAMES.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            className={styles.tab}
            aria-selected={tab === name}
            aria-controls={`${id}-panel`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => show({ panel: tab })}
          >
            {tab}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`${id}-${name}`}
      >
        {WITH_SCHEMES.includes(name) && (
          <div role="radiogroup" aria-label="colorSchemes">
            <Segments
              name={`${id}-scheme`}
              options={[
                { value: 'both', label: `${light} + ${dark}` },
                { value: 'light', label: light },
                { value: 'dark', label: dark },
              ]}
              value={choice}
              onChange={(next) => show({ choice: next })}
              small
            />
          </div>
        )}
        <Panel />
      </div>
    </div>
  );
}
