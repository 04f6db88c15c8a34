import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { DownButton, UpButton } from './StepButton';
import './styles.css';

export default function NumberInputArrows() {
  const id = React.useId();

  return (
    <div className="due">
      <label htmlFor={id}>Days until the invoice is due</label>
      <NumberInput
        id={id}
        className="due-input"
        min={0}
        max={90}
        defaultValue={14}
        slots={{ incrementButton: UpButton, decrementButton: DownButton }}
        slotProps={{
          input: { role: 'spinbutton' },
          incrementButton: { 'aria-label': 'More days' },
          decrementButton: { 'aria-label': 'Fewer days' },
        }}
      />
    </div>
  );
}
