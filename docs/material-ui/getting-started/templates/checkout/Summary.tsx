import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { formatEuros } from './data';
import SummaryItem from './SummaryItem';
import type { Basket } from './useBasket';
import Voucher from './Voucher';

export default function Summary({
  basket,
  fixed,
}: {
  basket: Basket;
  fixed: boolean;
}) {
  const { items, goods, discount, shipping, total } = basket;
  const list = React.useRef<HTMLUListElement>(null);
  const sums = [
    { label: 'Goods', amount: goods },
    ...(discount > 0 ? [{ label: 'Voucher', amount: -discount }] : []),
    { label: 'Delivery', amount: shipping },
    { label: 'Total', amount: total },
  ];

  if (items.length === 0) {
    return (
      <>
        <Typography gutterBottom>Your basket is empty.</Typography>
        <Button variant="outlined" onClick={basket.refill}>
          Put everything back
        </Button>
      </>
    );
  }

  return (
    <>
      <Box
        ref={list}
        component="ul"
        aria-label="Basket"
        tabIndex={-1}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {items.map((item) => (
          <SummaryItem
            key={item.id}
            item={item}
            fixed={fixed}
            onCount={(count) => {
              basket.setCount(item.id, count);
              // The button that was pressed goes with the item.
              if (count === 0) list.current?.focus();
            }}
          />
        ))}
      </Box>
      {!fixed && <Voucher basket={basket} />}
      <Divider sx={{ my: 1 }} />
      <Box component="dl" sx={{ m: 0 }}>
        {sums.map(({ label, amount }) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              py: 0.25,
              fontWeight: label === 'Total' ? 700 : 400,
            }}
          >
            <dt>{label}</dt>
            <Box component="dd" sx={{ m: 0 }}>
              {formatEuros(amount)}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
