import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(20);
const columns = orderColumns.filter(({ field }) => field !== 'ordered');
const DETAILS = ['country', 'product', 'quantity'];

export default function ColumnGroupsCollapsible() {
  const [isOpen, setIsOpen] = React.useState(true);

  const model = React.useMemo<GridColumnGroupingModel>(
    () => [
      {
        groupId: 'order',
        headerName: 'Order',
        children: ['id', 'customer', ...DETAILS].map((field) => ({ field })),
        renderHeaderGroup: ({ headerName }) => (
          <Button
            size="small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {`${headerName}: ${isOpen ? 'fewer' : 'more'} columns`}
          </Button>
        ),
      },
      {
        groupId: 'payment',
        headerName: 'Payment',
        children: [{ field: 'total' }, { field: 'status' }],
      },
    ],
    [isOpen],
  );

  return (
    <Box role="group" aria-label="Orders, group to collapse" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true, columnGrouping: true }}
        rows={rows}
        columns={columns}
        columnGroupingModel={model}
        columnVisibilityModel={Object.fromEntries(
          DETAILS.map((field) => [field, isOpen]),
        )}
      />
    </Box>
  );
}
