import * as React from 'react';
import { IMaskInput } from 'react-imask';
import { Input, type InputInputSlotProps } from '@mui/base/Input';
import './input.css';

const CardNumber = React.forwardRef<HTMLInputElement, InputInputSlotProps>(
  function CardNumber({ ownerState: _ownerState, ...props }, ref) {
    return <IMaskInput {...props} mask="0000 0000 0000 0000" inputRef={ref} />;
  },
);

export default function InputMask() {
  const id = React.useId();

  return (
    <div className="stack">
      <label htmlFor={id}>Card number</label>
      <Input
        id={id}
        className="text-input"
        name="card"
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        slots={{ input: CardNumber }}
        slotProps={{ input: { inputMode: 'numeric' } }}
      />
    </div>
  );
}
