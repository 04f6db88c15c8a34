import { useState } from 'react';
import { NumericFormat } from 'react-number-format';
import TextField from '@mui/material/TextField';

export default function CurrencyField() {
  const [amount, setAmount] = useState<number | undefined>(1234.5);
  return (
    <NumericFormat
      customInput={TextField}
      label="Amount"
      prefix="$"
      thousandSeparator
      decimalScale={2}
      fixedDecimalScale
      value={amount}
      onValueChange={({ floatValue }) => setAmount(floatValue)}
      helperText={`Stored as ${amount ?? 'nothing'}`}
    />
  );
}
