import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const SIGNAL = {
  bgcolor: 'light-dark(#fff1e0, #4a2f00)',
  '&:hover': { bgcolor: 'light-dark(#ffe0b8, #5c3b00)' },
  '&.Mui-selected, &.Mui-selected:hover': {
    bgcolor: 'light-dark(#ffd08f, #734a00)',
  },
};

export default function StyleRows() {
  const rows = React.useMemo(() => createOrders(12), []);

  return (
    <Box role="group" aria-label="Orders, open ones marked" sx={{ height: 400 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={orderColumns}
        getRowClassName={({ row }) => (row.status === 'open' ? 'order-open' : '')}
        sx={{
          '& .order-open': SIGNAL,
          '& .order-open [data-field="status"]': { fontWeight: 700 },
        }}
      />
    </Box>
  );
}
