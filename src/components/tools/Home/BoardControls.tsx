import { PRIMARY_MAIN } from '../../../brand/constants';
import {
  listDirections,
  listModes,
  SETTING_NAMES,
  toEnglish,
} from '../../../lib/preferences/settingNames';
import { useModeChoice } from '../../../hooks/usePaletteMode';
import { useThemeState } from '../../../hooks/useThemeState';
import { Icon } from '../../controls/Icon/Icon';
import { ACCENTS } from './accents';
import { OptionGroup, type Option } from './OptionGroup';
import styles from './BoardControls.module.css';

const MODES = listModes(toEnglish);

const DIRECTIONS = listDirections(toEnglish);

const DENSITIES: readonly Option<boolean>[] = [
  { value: false, label: 'Regular' },
  { value: true, label: SETTING_NAMES.dense(toEnglish) },
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
        label={SETTING_NAMES.primary(toEnglish)}
        setting="accent"
        options={ACCENT_OPTIONS}
        value={theme.paletteColors.primary?.main ?? null}
        onChange={setAccent}
      />
      <OptionGroup
        label={SETTING_NAMES.mode(toEnglish)}
        setting="mode"
        options={MODES}
        value={modeChoice}
        onChange={setModeChoice}
      />
      <OptionGroup
        label={SETTING_NAMES.direction(toEnglish)}
        setting="direction"
        options={DIRECTIONS}
        value={theme.direction}
        onChange={(direction) =>
          dispatch({ type: 'CHANGE', payload: { direction } })
        }
      />
      <OptionGroup
        label={SETTING_NAMES.density(toEnglish)}
        setting="density"
        options={DENSITIES}
        value={theme.dense}
        onChange={(dense) => dispatch({ type: 'SET_DENSE', payload: dense })}
      />
      <OptionGroup
        label={SETTING_NAMES.spacing(toEnglish)}
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
