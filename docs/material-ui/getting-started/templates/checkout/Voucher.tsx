import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { VOUCHER } from './data';
import type { Basket } from './useBasket';

export default function Voucher({ basket }: { basket: Basket }) {
  const id = React.useId();
  const [code, setCode] = React.useState('');

  const redeem = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (basket.redeem(code)) setCode('');
  };

  return (
    <Box component="form" noValidate onSubmit={redeem} sx={{ my: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          id={id}
          label="Voucher"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={basket.voucherError !== ''}
          helperText={basket.voucherError || `Try ${VOUCHER}`}
        />
        <Button type="submit" variant="outlined" sx={{ height: 40 }}>
          Redeem
        </Button>
      </Box>
      <Box role="status">
        {basket.voucher && (
          <Chip
            color="secondary"
            label={`${basket.voucher}: 10 % off`}
            onDelete={basket.dropVoucher}
          />
        )}
      </Box>
    </Box>
  );
}
