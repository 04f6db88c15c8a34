import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { stepperProps } from './stepperProps';
import './number-input.css';

export default function NumberInputChange() {
  const id = React.useId();
  const [text, setText] = React.useState('');
  const [count, setCount] = React.useState<number | undefined>();
  const error = Number(text) > 20;

  return (
    <div className="fields">
      <label htmlFor={id}>Users to invite, 1 to 20</label>
      <NumberInput
        id={id}
        className="number-input"
        min={1}
        max={20}
        placeholder="1"
        error={error}
        onInputChange={(event) => setText(event.target.value)}
        onChange={(_event, value) => {
          setCount(value);
          setText(String(value ?? ''));
        }}
        slotProps={{
          input: { role: 'spinbutton', 'aria-describedby': `${id}-help` },
          ...stepperProps,
        }}
      />
      <p id={`${id}-help`} role="status">
        {error ? 'A team has up to 20 users.' : `Invitations: ${count ?? 'none'}`}
      </p>
    </div>
  );
}
