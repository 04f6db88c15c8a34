import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

export default function CellSelectionBasic() {
  const rows = React.useMemo(() => createOrders(40), []);

  return (
    <Box role="group" aria-label="Orders, cells to select" sx={{ height: 400 }}>
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={groupedOrderColumns}
        unstable_cellSelection
        disableRowSelectionOnClick
      />
    </Box>
  );
}
