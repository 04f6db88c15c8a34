import * as React from 'react';
import { IMaskInput } from 'react-imask';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const CardNumberInput = React.forwardRef<HTMLInputElement, object>(
  function CardNumberInput(props, ref) {
    return <IMaskInput {...props} mask="0000 0000 0000 0000" inputRef={ref} />;
  },
);

export default function InputMask() {
  return (
    <FormControl id={React.useId()}>
      <FormLabel>Card number</FormLabel>
      <Input
        name="card"
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        slotProps={{ input: { component: CardNumberInput, inputMode: 'numeric' } }}
      />
    </FormControl>
  );
}
