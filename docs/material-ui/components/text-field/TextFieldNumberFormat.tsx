import * as React from 'react';
import { NumericFormat } from 'react-number-format';
import TextField from '@mui/material/TextField';

export default function TextFieldNumberFormat() {
  const [amount, setAmount] = React.useState<number | undefined>(1250);

  return (
    <NumericFormat
      customInput={TextField}
      label="Amount in €"
      value={amount}
      onValueChange={({ floatValue }) => setAmount(floatValue)}
      thousandSeparator=","
      decimalScale={2}
      helperText={`Stored as ${amount ?? 'nothing'}`}
    />
  );
}
