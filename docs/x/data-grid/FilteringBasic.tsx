import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(80);

export default function FilteringBasic() {
  return (
    <Box role="group" aria-label="Open orders" sx={{ height: 400 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={orderColumns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ baseButton: { 'aria-label': undefined } }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'status', operator: 'is', value: 'open' }],
            },
          },
        }}
      />
    </Box>
  );
}
