import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { stepperProps } from './stepperProps';
import './number-input.css';

export default function NumberInputReadOnly() {
  const id = React.useId();

  return (
    <div className="fields">
      <label htmlFor={`${id}-length`}>Meeting in minutes, by steps only</label>
      <NumberInput
        id={`${id}-length`}
        className="number-input"
        readOnly
        min={15}
        max={120}
        step={15}
        defaultValue={30}
        slotProps={{ input: { role: 'spinbutton' }, ...stepperProps }}
      />
      <label htmlFor={`${id}-seats`}>Seats in your plan</label>
      <NumberInput
        id={`${id}-seats`}
        className="number-input"
        disabled
        defaultValue={20}
        slotProps={{ input: { role: 'spinbutton' }, ...stepperProps }}
      />
    </div>
  );
}
