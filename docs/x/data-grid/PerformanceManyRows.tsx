import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { createOrders, orderColumns } from './orders';

export default function PerformanceManyRows() {
  const rows = React.useMemo(() => createOrders(100_000), []);

  return (
    <Box role="group" aria-label="100,000 orders" sx={{ height: 400 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={orderColumns}
        rowHeight={40}
      />
    </Box>
  );
}
