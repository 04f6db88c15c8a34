import { Box } from '@mui/system';

export default function CssGridColumns() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        rowGap: 1,
        columnGap: 3,
        m: 0,
        '& dd': { m: 0 },
      }}
    >
      <dt>Order</dt>
      <dd>1042</dd>
      <dt>Customer</dt>
      <dd>Emma Brown</dd>
      <dt>Delivery</dt>
      <dd>Tuesday, 14 June</dd>
    </Box>
  );
}
