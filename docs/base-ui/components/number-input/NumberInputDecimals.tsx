import * as React from 'react';
import { NumericFormat } from 'react-number-format';
import { Input } from '@mui/base/Input';
import './number-input.css';

export default function NumberInputDecimals() {
  const id = React.useId();
  const [price, setPrice] = React.useState<number | undefined>(1249.5);

  return (
    <div className="fields">
      <label htmlFor={id}>Price in euros</label>
      <NumericFormat
        customInput={Input}
        id={id}
        className="number-input"
        slotProps={{ input: { inputMode: 'decimal' } }}
        value={price}
        onValueChange={({ floatValue }) => setPrice(floatValue)}
        decimalScale={2}
        fixedDecimalScale
        thousandSeparator=","
        allowNegative={false}
      />
      <p>With 20 % tax: {((price ?? 0) * 1.2).toFixed(2)}</p>
    </div>
  );
}
