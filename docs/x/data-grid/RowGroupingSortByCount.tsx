import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridComparatorFn,
  type GridTreeNode,
} from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

const countChildren = (node: GridTreeNode) =>
  node.type === 'group' ? node.children.length : 0;

const compareCounts: GridComparatorFn = (value, otherValue, one, other) =>
  countChildren(one.rowNode) - countChildren(other.rowNode);

const groupingColDef = { headerName: 'By orders', sortComparator: compareCounts };

export default function RowGroupingSortByCount() {
  const rows = React.useMemo(() => createOrders(45), []);

  return (
    <Box
      role="group"
      aria-label="Countries by number of orders"
      sx={{ height: 400 }}
    >
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={groupedOrderColumns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['country'] },
          sorting: {
            sortModel: [
              { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' },
            ],
          },
        }}
      />
    </Box>
  );
}
