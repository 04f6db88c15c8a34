import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { stepperProps } from './stepperProps';
import './number-input.css';

export default function NumberInputReset() {
  const id = React.useId();
  const [rows, setRows] = React.useState(25);
  const [resets, setResets] = React.useState(0);

  return (
    <div className="fields">
      <label htmlFor={id}>Orders per page</label>
      <NumberInput
        key={resets}
        id={id}
        className="number-input"
        min={5}
        max={100}
        value={rows}
        onChange={(_event, value) => setRows(value ?? 5)}
        slotProps={{ input: { role: 'spinbutton' }, ...stepperProps }}
      />
      <p>The list shows {rows} orders.</p>
      <button
        type="button"
        onClick={() => {
          setRows(25);
          setResets(resets + 1);
        }}
      >
        Restore default
      </button>
    </div>
  );
}
