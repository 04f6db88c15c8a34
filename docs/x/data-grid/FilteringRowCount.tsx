import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  GridToolbarContainer,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { createOrders, orderColumns, type Order } from './orders';

const orders = createOrders(80);

function CountToolbar() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const sum = entries.reduce(
    (total, { model }) => total + (model as Order).total,
    0,
  );

  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <Typography variant="body2" role="status">
        {entries.length} of {orders.length} orders, {sum} € in total
      </Typography>
    </GridToolbarContainer>
  );
}

export default function FilteringRowCount() {
  return (
    <Box role="group" aria-label="Counted orders" sx={{ height: 400 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={orderColumns}
        slots={{ toolbar: CountToolbar }}
      />
    </Box>
  );
}
