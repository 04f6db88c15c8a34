import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

const getAggregationPosition: DataGridPremiumProps['getAggregationPosition'] = (
  group,
) => (group.depth === -1 ? null : 'footer');

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['status'] },
  aggregation: { model: { total: 'sum' } },
};

export default function AggregationPosition() {
  const rows = React.useMemo(() => createOrders(12), []);

  return (
    <Box role="group" aria-label="Sum below each status" sx={{ height: 440 }}>
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={groupedOrderColumns}
        rowHeight={40}
        initialState={initialState}
        getAggregationPosition={getAggregationPosition}
        defaultGroupingExpansionDepth={-1}
      />
    </Box>
  );
}
