import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
} from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

export default function AggregationGroups() {
  const rows = React.useMemo(() => createOrders(60), []);

  return (
    <Box role="group" aria-label="Countries by turnover" sx={{ height: 460 }}>
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        density="compact"
        rows={rows}
        columns={groupedOrderColumns}
        initialState={{
          rowGrouping: { model: ['country'] },
          aggregation: { model: { total: 'sum', ordered: 'max' } },
          sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
          pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
          columns: {
            columnVisibilityModel: { country: false, customer: false },
          },
        }}
      />
    </Box>
  );
}
