import * as React from 'react';
import { styled } from '@mui/system';
import { NumericFormat } from 'react-number-format';

const AmountField = styled(NumericFormat)(({ theme }) => ({
  marginInlineStart: theme.spacing(1),
  padding: theme.spacing(0.75, 1),
  font: 'inherit',
  textAlign: 'end',
}));

export default function CustomThirdParty() {
  const id = React.useId();

  return (
    <>
      <label htmlFor={id}>Amount</label>
      <AmountField
        id={id}
        defaultValue={1250}
        prefix="€ "
        thousandSeparator
        sx={{ width: 120 }}
      />
    </>
  );
}
