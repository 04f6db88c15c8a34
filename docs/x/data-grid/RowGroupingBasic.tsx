import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

export default function RowGroupingBasic() {
  const rows = React.useMemo(() => createOrders(40), []);

  return (
    <Box role="group" aria-label="Orders by status" sx={{ height: 400 }}>
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={groupedOrderColumns}
        initialState={{ rowGrouping: { model: ['status'] } }}
      />
    </Box>
  );
}
