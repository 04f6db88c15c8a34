import * as React from 'react';
import { IMaskInput } from 'react-imask';
import { type InputBaseComponentProps } from '@mui/material/InputBase';
import TextField from '@mui/material/TextField';

const PhoneInput = React.forwardRef<HTMLInputElement, InputBaseComponentProps>(
  function PhoneInput(props, ref) {
    return <IMaskInput {...props} mask="+00 000 000000" inputRef={ref} />;
  },
);

export default function TextFieldMask() {
  return (
    <TextField
      label="Phone"
      name="phone"
      type="tel"
      defaultValue="+49 170 123456"
      InputProps={{ inputComponent: PhoneInput }}
    />
  );
}
