import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const products = ['Desk lamp', 'Office chair', 'Bookshelf', 'Monitor'];

interface StockFieldProps {
  product: string;
  value: string;
  onChange: (product: string, value: string) => void;
}

const StockField = React.memo(function StockField(props: StockFieldProps) {
  const { product, value, onChange } = props;
  return (
    <TextField
      size="small"
      label={product}
      value={value}
      onChange={(event) => onChange(product, event.target.value)}
    />
  );
});

export default function TextFieldManyFields() {
  const [stock, setStock] = React.useState<Record<string, string>>({});

  const handleChange = React.useCallback(
    (product: string, value: string) =>
      setStock((previous) => ({ ...previous, [product]: value })),
    [],
  );

  return (
    <Stack spacing={2}>
      {products.map((product) => (
        <StockField
          key={product}
          product={product}
          value={stock[product] ?? ''}
          onChange={handleChange}
        />
      ))}
    </Stack>
  );
}
