import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { stepperProps } from './stepperProps';
import './number-input.css';

export default function NumberInputStep() {
  const id = React.useId();

  return (
    <div className="fields">
      <label htmlFor={id}>Monthly budget in euros, in steps of 50</label>
      <NumberInput
        id={id}
        className="number-input"
        min={0}
        max={5000}
        step={50}
        shiftMultiplier={4}
        defaultValue={600}
        startAdornment="€"
        endAdornment=".00"
        slotProps={{ input: { role: 'spinbutton' }, ...stepperProps }}
      />
    </div>
  );
}
