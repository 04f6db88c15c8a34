import * as React from 'react';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const SYMBOLS = { eur: '€', usd: '$', gbp: '£' };

type Currency = keyof typeof SYMBOLS;

export default function InputWithSelect() {
  const id = React.useId();
  const [currency, setCurrency] = React.useState<Currency>('eur');

  return (
    <div>
      <FormLabel htmlFor={id}>Budget</FormLabel>
      <Input
        id={id}
        defaultValue="2500"
        startDecorator={SYMBOLS[currency]}
        endDecorator={
          <Select
            variant="plain"
            value={currency}
            onChange={(_, value) => value && setCurrency(value)}
            slotProps={{ button: { 'aria-label': 'Currency' } }}
          >
            <Option value="eur">EUR</Option>
            <Option value="usd">USD</Option>
            <Option value="gbp">GBP</Option>
          </Select>
        }
        sx={{ mt: 0.75 }}
      />
    </div>
  );
}
