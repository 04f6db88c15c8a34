import * as React from 'react';
import { IMaskInput } from 'react-imask';
import { type InputBaseComponentProps } from '@mui/material/InputBase';
import TextField from '@mui/material/TextField';

const PhoneInput = React.forwardRef<HTMLInputElement, InputBaseComponentProps>(
  function PhoneInput({ onChange, ...props }, ref) {
    return (
      <IMaskInput
        {...(props as object)}
        mask="+00 000 000000"
        inputRef={ref}
        onAccept={(value: string) =>
          onChange?.({
            target: { name: props.name, value },
          } as React.ChangeEvent<HTMLInputElement>)
        }
      />
    );
  },
);

export default function TextFieldMask() {
  const [phone, setPhone] = React.useState('');

  return (
    <TextField
      label="Phone"
      type="tel"
      placeholder="+49 170 123456"
      value={phone}
      onChange={(event) => setPhone(event.target.value)}
      InputProps={{ inputComponent: PhoneInput }}
    />
  );
}
