import { useId, useState } from 'react';
import { FAMILY_MAX_LENGTH, parseToken } from '../../../lib/theme/joyTheme/tokens';
import { useBuilder } from './BuilderContext';
import { ResetButton } from './ResetButton';
import playStyles from '../../demos/Playground/Playground.module.css';
import styles from './ThemeBuilder.module.css';

/** Fonts that are there without being loaded, to start from. */
const FAMILIES = [
  'system-ui, sans-serif',
  'Arial, Helvetica, sans-serif',
  'Verdana, Geneva, sans-serif',
  "Georgia, 'Times New Roman', serif",
  'ui-monospace, Menlo, Consolas, monospace',
];

/** Wide enough for three decimals and the arrows. */
const NUMBERS = { gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))' };

/** Step of an arrow key, by the unit. */
const PRESS: Readonly<Record<string, number>> = { px: 1, rem: 0.0625, em: 0.0625 };

interface FieldProps {
  path: string;
}

const nameToken = (path: string) => path.split('.')[1] ?? path;

/** Keeps typed text until it is a value, or the field loses focus. */
function useTokenField(path: string) {
  const { tokens, defaults, change } = useBuilder();
  const [draft, setDraft] = useState<string | null>(null);
  const value = tokens[path] ?? defaults[path] ?? '';
  return {
    value,
    draft,
    isChanged: path in tokens,
    type: (text: string, token = text) => {
      const parsed = parseToken(path, token, defaults);
      setDraft(text);
      if (parsed !== undefined) change({ [path]: parsed }, path);
    },
    isWrong: (text: string) => parseToken(path, text, defaults) === undefined,
    leave: () => setDraft(null),
  };
}

/** A number, with the unit that the token has. */
function NumberField({ path }: FieldProps) {
  const { value, draft, type, isWrong, leave } = useTokenField(path);
  const unit = value.replace(/^[\d.]+/, '');
  return (
    <label>
      <span className={playStyles.name}>
        {nameToken(path)}
        {unit && ` (${unit})`}
      </span>
      <input
        type="number"
        className={playStyles.text}
        aria-label={path}
        min={0}
        max={unit === '' ? 1000 : 999}
        step={unit === '' ? 50 : PRESS[unit]}
        aria-invalid={(draft !== null && isWrong(`${draft}${unit}`)) || undefined}
        value={draft ?? String(Number.parseFloat(value))}
        onChange={({ target }) => type(target.value, `${target.value}${unit}`)}
        onBlur={leave}
      />
    </label>
  );
}

function FamilyField({ path }: FieldProps) {
  const list = useId();
  const { value, draft, type, isWrong, leave } = useTokenField(path);
  return (
    <label>
      <span className={playStyles.name}>{path}</span>
      <input
        type="text"
        className={playStyles.text}
        dir="ltr"
        list={list}
        maxLength={FAMILY_MAX_LENGTH}
        aria-invalid={(draft !== null && isWrong(draft)) || undefined}
        autoComplete="off"
        spellCheck={false}
        value={draft ?? value}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
      <datalist id={list}>
        {FAMILIES.map((family) => (
          <option key={family} value={family} />
        ))}
      </datalist>
    </label>
  );
}

function Scale({ name }: { name: string }) {
  const id = useId();
  const { defaults } = useBuilder();
  const paths = Object.keys(defaults).filter((path) => path.startsWith(`${name}.`));
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} className={playStyles.name}>
        {name}
      </span>
      <div
        className={name === 'fontFamily' ? styles.tokens : styles.grid}
        style={name === 'fontFamily' ? undefined : NUMBERS}
      >
        {paths.map((path) =>
          name === 'fontFamily' ? (
            <FamilyField key={path} path={path} />
          ) : (
            <NumberField key={path} path={path} />
          ),
        )}
      </div>
      <ResetButton name={name} paths={paths} />
    </div>
  );
}

export function RadiusPanel() {
  return (
    <>
      <Scale name="radius" />
      <Scale name="focus" />
    </>
  );
}

export function TypographyPanel() {
  return (
    <>
      <Scale name="fontFamily" />
      <Scale name="fontSize" />
      <Scale name="fontWeight" />
    </>
  );
}
