import type {
  PlaygroundControl,
  PlaygroundModel,
  PlaygroundState,
  PlaygroundValue,
} from '../../../lib/demos/playground/types';
import { PlaygroundField } from './PlaygroundField';
import styles from './Playground.module.css';

interface PlaygroundControlsProps {
  model: PlaygroundModel;
  state: PlaygroundState;
  onChange: (prop: string, value: PlaygroundValue) => void;
}

export function PlaygroundControls({
  model,
  state,
  onChange,
}: PlaygroundControlsProps) {
  const renderField = (control: PlaygroundControl) => (
    <PlaygroundField
      key={control.prop}
      control={control}
      value={state[control.prop] ?? control.start}
      onChange={(value) => onChange(control.prop, value)}
    />
  );
  const flags = model.controls.filter(({ kind }) => kind === 'flag');
  return (
    <div
      className={styles.controls}
      role="group"
      aria-label={`${model.component} props`}
      data-needs-script
      data-chrome
    >
      {model.controls.filter(({ kind }) => kind !== 'flag').map(renderField)}
      {flags.length > 0 && (
        <div className={styles.flags}>{flags.map(renderField)}</div>
      )}
    </div>
  );
}
