import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders, type Order } from './orders';

const columns: GridColDef[] = groupedOrderColumns.map((column) =>
  column.field === 'status'
    ? {
        ...column,
        renderCell: ({ value, rowNode }: GridRenderCellParams<Order, string>) =>
          rowNode.type === 'group' && value ? (
            <Chip size="small" variant="outlined" label={value} />
          ) : (
            value
          ),
      }
    : column,
);

const isGroup = (id: GridRowId) => String(id).startsWith('auto-generated-row-');

export default function RowGroupingCustomLabel() {
  const rows = React.useMemo(() => createOrders(20), []);

  return (
    <Box role="group" aria-label="Statuses as chips" sx={{ height: 360 }}>
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        getRowClassName={({ id }) => (isGroup(id) ? 'group' : '')}
        sx={{ '& .group': { bgcolor: 'action.hover', fontWeight: 'bold' } }}
        initialState={{ rowGrouping: { model: ['status'] } }}
      />
    </Box>
  );
}
