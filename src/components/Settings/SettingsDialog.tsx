import { useEffect, useRef, type ReactNode } from 'react';
import { INITIAL_THEME_STATE, SPACING_MAX, SPACING_MIN } from '../../lib/themeState';
import { useModeChoice } from '../../hooks/usePaletteMode';
import { useThemeState } from '../../hooks/useThemeState';
import { Icon } from '../Icon/Icon';
import { ColourPicker } from './ColourPicker';
import { RadioGroup } from './RadioGroup';
import styles from './SettingsDialog.module.css';

export interface SettingsDialogProps {
  onClose: () => void;
}

const MODES = [
  { value: 'light', label: 'Light' },
  { value: 'system', label: 'System' },
  { value: 'dark', label: 'Dark' },
] as const;

const DIRECTIONS = [
  { value: 'ltr', label: 'Left to right' },
  { value: 'rtl', label: 'Right to left' },
] as const;

/** The brand's own shades, shown where the reader has chosen none. */
const DEFAULT_COLOURS = { primary: '#007fff', secondary: '#9c27b0' };

export function SettingsDialog({ onClose }: SettingsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [modeChoice, setModeChoice] = useModeChoice();
  const [theme, dispatch] = useThemeState();

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
            Settings
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label="Close settings"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="CloseRounded" />
          </button>
        </div>
        <RadioGroup
          label="Mode"
          options={MODES}
          value={modeChoice}
          onChange={setModeChoice}
        />
        <RadioGroup
          label="Direction"
          options={DIRECTIONS}
          value={theme.direction}
          onChange={(direction) =>
            dispatch({ type: 'CHANGE', payload: { direction } })
          }
        />
        <Group label="Density">
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={theme.dense}
              onChange={(event) =>
                dispatch({ type: 'SET_DENSE', payload: event.target.checked })
              }
            />
            Dense
          </label>
          <div className={styles.spacing}>
            <span aria-hidden="true">Spacing</span>
            <button
              type="button"
              className={styles.step}
              aria-label="Decrease spacing"
              disabled={theme.spacing <= SPACING_MIN}
              onClick={() => dispatch({ type: 'DECREASE_SPACING' })}
            >
              −
            </button>
            <output className={styles.value} aria-label="Spacing">
              {theme.spacing}
            </output>
            <button
              type="button"
              className={styles.step}
              aria-label="Increase spacing"
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
            Reset density
          </button>
        </Group>
        <Group label="Colors">
          {(['primary', 'secondary'] as const).map((name) => (
            <ColourPicker
              key={name}
              label={name === 'primary' ? 'Primary' : 'Secondary'}
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
            Reset colors
          </button>
        </Group>
        <p className={styles.note}>
          Kept in this browser and applied to the portal and to every demo. Spacing
          starts at {INITIAL_THEME_STATE.spacing} pixels.
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
