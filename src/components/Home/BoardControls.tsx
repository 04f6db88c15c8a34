import { PRIMARY_MAIN } from '../../brand/constants';
import type { ModeChoice } from '../../lib/themeState';
import { useModeChoice } from '../../hooks/usePaletteMode';
import { useThemeState } from '../../hooks/useThemeState';
import { Icon } from '../Icon/Icon';
import { ACCENTS } from './accents';
import { OptionGroup, type Option } from './OptionGroup';
import styles from './BoardControls.module.css';

const MODES: readonly Option<ModeChoice>[] = [
  { value: 'light', label: 'Day' },
  { value: 'system', label: 'Auto' },
  { value: 'dark', label: 'Night' },
];

const DIRECTIONS = [
  { value: 'ltr', label: 'LTR' },
  { value: 'rtl', label: 'RTL' },
] as const;

const DENSITIES: readonly Option<boolean>[] = [
  { value: false, label: 'Regular' },
  { value: true, label: 'Compact' },
];

const SPACINGS: readonly Option<number>[] = [4, 6, 8, 12].map((value) => ({
  value,
  label: `${value}`,
}));

const ACCENT_OPTIONS: readonly Option<string | null>[] = ACCENTS.map(
  ({ name, color }) => ({
    value: color,
    label: name,
    color: color ?? PRIMARY_MAIN,
  }),
);

/** The reader's settings again, beside the board that shows what they do. */
export function BoardControls() {
  const [modeChoice, setModeChoice] = useModeChoice();
  const [theme, dispatch] = useThemeState();

  function restoreDefaults() {
    setModeChoice('system');
    dispatch({ type: 'CHANGE', payload: { direction: null } });
    dispatch({ type: 'RESET_DENSITY' });
    dispatch({ type: 'RESET_COLORS' });
  }

  function setAccent(color: string | null) {
    const { secondary } = theme.paletteColors;
    dispatch({
      type: 'CHANGE',
      payload: {
        paletteColors: {
          ...(color ? { primary: { main: color } } : {}),
          ...(secondary ? { secondary } : {}),
        },
      },
    });
  }

  return (
    <section
      className={styles.controls}
      aria-labelledby="board-controls"
      data-needs-script
      data-chrome
    >
      <div className={styles.head}>
        <h2 id="board-controls" className={styles.title}>
          Change the board
        </h2>
        <button type="button" className={styles.restore} onClick={restoreDefaults}>
          <Icon name="RestartAltRounded" className={styles.icon} />
          Restore defaults
        </button>
      </div>
      <OptionGroup
        label="Accent"
        setting="accent"
        options={ACCENT_OPTIONS}
        value={theme.paletteColors.primary?.main ?? null}
        onChange={setAccent}
      />
      <OptionGroup
        label="Appearance"
        setting="mode"
        options={MODES}
        value={modeChoice}
        onChange={setModeChoice}
      />
      <OptionGroup
        label="Text flow"
        setting="direction"
        options={DIRECTIONS}
        value={theme.direction}
        onChange={(direction) =>
          dispatch({ type: 'CHANGE', payload: { direction } })
        }
      />
      <OptionGroup
        label="Size"
        setting="density"
        options={DENSITIES}
        value={theme.dense}
        onChange={(dense) => dispatch({ type: 'SET_DENSE', payload: dense })}
      />
      <OptionGroup
        label="Spacing unit"
        setting="spacing"
        options={SPACINGS}
        value={theme.spacing}
        onChange={(spacing) => dispatch({ type: 'SET_SPACING', payload: spacing })}
      />
      <p className={styles.note}>
        These are your settings: they apply to the whole portal and stay in this
        browser.
      </p>
    </section>
  );
}
