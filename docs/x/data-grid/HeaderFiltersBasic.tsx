import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(80);

export default function HeaderFiltersBasic() {
  return (
    <Box role="group" aria-label="Orders, header filters" sx={{ height: 400 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={orderColumns}
        unstable_headerFilters
        disableColumnFilter
      />
    </Box>
  );
}
