import { useState } from 'react';
import {
  INITIAL_THEME_STATE,
  PALETTE_COLOR_NAMES,
} from '../../../lib/theme/themeState';
import {
  listShownPairs,
  pathToColourLibrary,
} from '../../../lib/theme/libraryColours';
import {
  listDirections,
  listModes,
  SETTING_NAMES,
} from '../../../lib/preferences/settingNames';
import { CODE_STYLINGS } from '../../../lib/demos/codeStyling';
import { useCodeStyling } from '../../../hooks/useCodeStyling';
import { useModeChoice, usePaletteMode } from '../../../hooks/usePaletteMode';
import { useShownPathname } from '../../../hooks/useShownPathname';
import { useThemeState } from '../../../hooks/useThemeState';
import { useTranslate } from '../../../hooks/useTranslate';
import { DialogHead } from '../../controls/Dialog/DialogHead';
import type { LazyDialogProps } from '../../controls/Dialog/useLazyDialog';
import { useModal } from '../../controls/Dialog/useModal';
import { ShortcutSheet } from '../Shortcuts/ShortcutSheet';
import { ContrastPairs } from './ContrastPairs';
import { ColourGroup } from './ColourGroup';
import { ComponentLanguageSelect } from './ComponentLanguageSelect';
import { DensityGroup } from './DensityGroup';
import { LanguageSelect } from './LanguageSelect';
import { ProjectVersions } from './ProjectVersions';
import { RadioGroup } from './RadioGroup';
import { StoredDataList } from './StoredDataList';
import { ThemeLink } from './ThemeLink';
import styles from './SettingsDialog.module.css';

const STYLINGS = CODE_STYLINGS.map((name) => ({ value: name, label: name }));

export function SettingsDialog({ onClose }: LazyDialogProps) {
  const dialog = useModal();
  const [modeChoice, setModeChoice] = useModeChoice();
  const [theme, dispatch] = useThemeState();
  const mode = usePaletteMode();
  const library = pathToColourLibrary(useShownPathname());
  const [styling, setStyling] = useCodeStyling();
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  const t = useTranslate();

  return (
    <>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby="settings-title"
        onClose={() => onClose()}
        {...{ closedby: 'any' }}
      >
        <div className={styles.content}>
          <DialogHead
            titleId="settings-title"
            title={t('settings.title', 'Settings')}
            closeLabel={t('settings.close', 'Close settings')}
          />
          <RadioGroup
            label={SETTING_NAMES.mode(t)}
            options={listModes(t)}
            value={modeChoice}
            onChange={setModeChoice}
          />
          <RadioGroup
            label={SETTING_NAMES.direction(t)}
            options={listDirections(t)}
            value={theme.direction}
            onChange={(direction) =>
              dispatch({ type: 'CHANGE', payload: { direction } })
            }
          />
          <LanguageSelect />
          <ComponentLanguageSelect />
          <RadioGroup
            label={t('storage.styling', 'Styling of code samples')}
            options={STYLINGS}
            value={styling}
            onChange={setStyling}
          />
          <DensityGroup />
          <ColourGroup />
          {PALETTE_COLOR_NAMES.map((name) => {
            const pairs = listShownPairs(name, library, mode, theme.paletteColors);
            return (
              pairs.length > 0 && (
                <ContrastPairs
                  key={name}
                  label={SETTING_NAMES[name](t)}
                  pairs={pairs}
                />
              )
            );
          })}
          <ProjectVersions />
          <ThemeLink />
          <p className={styles.note}>
            {t(
              'settings.note',
              'Kept in this browser and applied to the portal and to every demo. Spacing starts at {{spacing}} pixels.',
              { spacing: INITIAL_THEME_STATE.spacing },
            )}
          </p>
          <StoredDataList />
          <button
            type="button"
            className={styles.reset}
            onClick={() => setShowsShortcuts(true)}
          >
            {t('shortcuts.title', 'Keyboard shortcuts')}
          </button>
        </div>
      </dialog>
      {/* Not inside: React would take its closing for that of this dialog. */}
      {showsShortcuts && <ShortcutSheet onClose={() => setShowsShortcuts(false)} />}
    </>
  );
}
