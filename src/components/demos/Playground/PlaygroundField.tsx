import { useId } from 'react';
import { TEXT_MAX_LENGTH } from '../../../lib/demos/playground/playgroundState';
import type {
  NumberControl,
  PlaygroundControl,
  PlaygroundValue,
} from '../../../lib/demos/playground/types';
import { Segments } from '../../controls/Segments/Segments';
import styles from './Playground.module.css';

interface FieldProps<Control, Value> {
  control: Control;
  value: Value;
  onChange: (value: PlaygroundValue) => void;
}

export function PlaygroundField({
  control,
  value,
  onChange,
}: FieldProps<PlaygroundControl, PlaygroundValue>) {
  switch (control.kind) {
    case 'flag':
      return (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
          />
          {control.prop}
        </label>
      );
    case 'text':
      return (
        <label className={styles.field}>
          <span className={styles.name}>{control.prop}</span>
          <input
            className={styles.text}
            type="text"
            value={String(value)}
            maxLength={TEXT_MAX_LENGTH}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
      );
    case 'number':
      return (
        <NumberField control={control} value={Number(value)} onChange={onChange} />
      );
    case 'options':
      return (
        <OptionsField
          prop={control.prop}
          options={control.options}
          value={value}
          onChange={onChange}
        />
      );
    case 'choices':
      return (
        <OptionsField
          prop={control.prop}
          options={['', ...control.choices.map(({ key }) => key)]}
          value={value}
          onChange={onChange}
        />
      );
  }
}

/** Characters that stand beside each other in the narrow column of the controls. */
const ROW_LENGTH = 26;

function OptionsField({
  prop,
  options,
  value,
  onChange,
}: {
  prop: string;
  options: readonly (string | number)[];
  value: PlaygroundValue;
  onChange: (value: PlaygroundValue) => void;
}) {
  const id = useId();
  const names = options.map(nameOption);
  const fitsInRow = names.length <= 4 && names.join('').length <= ROW_LENGTH;
  if (!fitsInRow) {
    return (
      <label className={styles.field}>
        <span className={styles.name}>{prop}</span>
        <select
          className={styles.select}
          value={options.findIndex((option) => option === value)}
          onChange={(event) => onChange(options[Number(event.target.value)] ?? '')}
        >
          {names.map((name, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <fieldset
      className={styles.field}
      role="radiogroup"
      aria-labelledby={`${id}-name`}
    >
      <legend id={`${id}-name`} className={styles.name}>
        {prop}
      </legend>
      <Segments
        name={id}
        options={options.map((option) => ({
          value: option,
          label: nameOption(option),
        }))}
        value={value as string | number}
        onChange={onChange}
        small
      />
    </fieldset>
  );
}

/** The controls speak the language of the code, which nobody translates. */
const nameOption = (option: string | number) =>
  option === '' ? 'none' : String(option);

/** Removes what binary fractions leave: 0.1 + 0.2. */
const round = (value: number) => Number(value.toFixed(6));

function NumberField({
  control: { prop, min, max, step },
  value,
  onChange,
}: FieldProps<NumberControl, number>) {
  const id = useId();
  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <span id={id} className={styles.name}>
        {prop}
      </span>
      <span className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={`${prop} −${step}`}
          aria-disabled={value <= min}
          onClick={() => onChange(Math.max(min, round(value - step)))}
        >
          −
        </button>
        <span className={styles.value} role="status">
          {value}
        </span>
        <button
          type="button"
          className={styles.step}
          aria-label={`${prop} +${step}`}
          aria-disabled={value >= max}
          onClick={() => onChange(Math.min(max, round(value + step)))}
        >
          +
        </button>
      </span>
    </div>
  );
}
