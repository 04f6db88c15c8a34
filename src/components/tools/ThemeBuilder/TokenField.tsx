import { STEPS } from '../../../lib/theme/joyTheme/tokens';
import { useBuilder } from './BuilderContext';
import playStyles from '../../demos/Playground/Playground.module.css';
import styles from './ThemeBuilder.module.css';

/** Stands for the colour that a token belongs to, where several are set at once. */
const OWN = '$';

const DEFAULT = 'default';
const CUSTOM = 'custom';
const MIXED = 'mixed';

/** A token of the palette, and the colour whose steps it is offered. */
export interface TokenTarget {
  path: string;
  colour: string;
}

interface TokenFieldProps {
  label: string;
  /** Set together; the first one is shown. */
  targets: readonly [TokenTarget, ...TokenTarget[]];
}

const isColour = (value: string) => value.startsWith('#');

/** `primary.600` → `$.600` for a token of primary. */
const toRelative = (value: string, { colour }: TokenTarget) =>
  value.startsWith(`${colour}.`) ? value.replace(colour, OWN) : value;

const toAbsolute = (value: string, { colour }: TokenTarget) =>
  value.replace(OWN, colour);

/** The reference of a token: a step of a colour, white, black, or a colour of its own. */
export function TokenField({ label, targets }: TokenFieldProps) {
  const { tokens, defaults, change, resolve } = useBuilder();
  const [first] = targets;
  const values = targets.map((target) =>
    toRelative(tokens[target.path] ?? DEFAULT, target),
  );
  const [value = DEFAULT] = values;
  const isMixed = values.some((other) => other !== value);
  const isOne = new Set(targets.map(({ colour }) => colour)).size === 1;
  const shown = isMixed ? MIXED : isColour(value) ? CUSTOM : value;

  const set = (next: string | null) =>
    change(
      Object.fromEntries(
        targets.map((target) => [
          target.path,
          next === null ? null : toAbsolute(next, target),
        ]),
      ),
      `${label} ${targets.map(({ path }) => path).join()}`,
    );
  const nameStep = (step: string) => (isOne ? `${first.colour}.${step}` : step);
  const defaultValue = toRelative(defaults[first.path] ?? '', first);

  return (
    <div className={styles.row}>
      <label>
        <span className={playStyles.name}>{label}</span>
        <select
          className={playStyles.select}
          dir="ltr"
          value={shown}
          onChange={({ target }) => {
            const { value: next } = target;
            if (next === DEFAULT) set(null);
            else set(next === CUSTOM ? resolve(first.path) : next);
          }}
        >
          {isMixed && <option value={MIXED}>{MIXED}</option>}
          <option value={DEFAULT}>
            {`default (${defaultValue.replace(OWN, isOne ? first.colour : '').replace(/^\./, '')})`}
          </option>
          {STEPS.map((step) => (
            <option key={step} value={`${OWN}.${step}`}>
              {nameStep(step)}
            </option>
          ))}
          {['common.white', 'common.black'].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          <option value={CUSTOM}>{CUSTOM}</option>
        </select>
      </label>
      {shown === CUSTOM ? (
        <input
          type="color"
          aria-label={`${label}: ${CUSTOM}`}
          value={value}
          onChange={({ target }) => set(target.value)}
        />
      ) : (
        <span
          className={styles.swatch}
          aria-hidden="true"
          style={{ background: resolve(first.path) }}
        />
      )}
    </div>
  );
}
