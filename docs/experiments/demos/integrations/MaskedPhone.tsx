import { forwardRef } from 'react';
import { IMaskInput } from 'react-imask';
import TextField from '@mui/material/TextField';
import type { InputBaseComponentProps } from '@mui/material/InputBase';

const PhoneInput = forwardRef<HTMLInputElement, InputBaseComponentProps>(
  function PhoneInput(props, ref) {
    return <IMaskInput {...props} mask="+1 (000) 000-0000" inputRef={ref} />;
  },
);

export default function MaskedPhone() {
  return (
    <TextField label="Phone number" InputProps={{ inputComponent: PhoneInput }} />
  );
}
