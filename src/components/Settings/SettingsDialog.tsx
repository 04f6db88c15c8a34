import { useEffect, useRef, type ReactNode } from 'react';
import { INITIAL_THEME_STATE, SPACING_MAX, SPACING_MIN } from '../../lib/themeState';
import { useModeChoice } from '../../hooks/usePaletteMode';
import { useThemeState } from '../../hooks/useThemeState';
import { useTranslate } from '../../hooks/useTranslate';
import { Icon } from '../Icon/Icon';
import { ColourPicker } from './ColourPicker';
import { LanguageSelect } from './LanguageSelect';
import { RadioGroup } from './RadioGroup';
import styles from './SettingsDialog.module.css';

export interface SettingsDialogProps {
  onClose: () => void;
}

/** The brand's own shades, shown where the reader has chosen none. */
const DEFAULT_COLOURS = { primary: '#007fff', secondary: '#9c27b0' };

export function SettingsDialog({ onClose }: SettingsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [modeChoice, setModeChoice] = useModeChoice();
  const [theme, dispatch] = useThemeState();
  const t = useTranslate();
  const modes = [
    { value: 'light', label: t('settings.light', 'Light') },
    { value: 'system', label: t('settings.system', 'System') },
    { value: 'dark', label: t('settings.dark', 'Dark') },
  ] as const;
  const directions = [
    { value: 'ltr', label: t('settings.leftToRight', 'Left to right') },
    { value: 'rtl', label: t('settings.rightToLeft', 'Right to left') },
  ] as const;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="settings-title"
      onClose={onClose}
      {...{ closedby: 'any' }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id="settings-title" className={styles.title}>
            {t('settings.title', 'Settings')}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={t('settings.close', 'Close settings')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="CloseRounded" />
          </button>
        </div>
        <RadioGroup
          label={t('settings.mode', 'Mode')}
          options={modes}
          value={modeChoice}
          onChange={setModeChoice}
        />
        <RadioGroup
          label={t('settings.direction', 'Direction')}
          options={directions}
          value={theme.direction}
          onChange={(direction) =>
            dispatch({ type: 'CHANGE', payload: { direction } })
          }
        />
        <LanguageSelect />
        <Group label={t('settings.density', 'Density')}>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={theme.dense}
              onChange={(event) =>
                dispatch({ type: 'SET_DENSE', payload: event.target.checked })
              }
            />
            {t('settings.dense', 'Dense')}
          </label>
          <div className={styles.spacing}>
            <span aria-hidden="true">{t('settings.spacing', 'Spacing')}</span>
            <button
              type="button"
              className={styles.step}
              aria-label={t('settings.decreaseSpacing', 'Decrease spacing')}
              disabled={theme.spacing <= SPACING_MIN}
              onClick={() => dispatch({ type: 'DECREASE_SPACING' })}
            >
              −
            </button>
            <output
              className={styles.value}
              aria-label={t('settings.spacing', 'Spacing')}
            >
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
        </Group>
        <Group label={t('settings.colors', 'Colors')}>
          {(['primary', 'secondary'] as const).map((name) => (
            <ColourPicker
              key={name}
              label={
                name === 'primary'
                  ? t('settings.primary', 'Primary')
                  : t('settings.secondary', 'Secondary')
              }
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
        </Group>
        <p className={styles.note}>
          {t(
            'settings.note',
            'Kept in this browser and applied to the portal and to every demo. Spacing starts at {{spacing}} pixels.',
            { spacing: INITIAL_THEME_STATE.spacing },
          )}
        </p>
      </div>
    </dialog>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.groupRow}>{children}</div>
    </fieldset>
  );
}
