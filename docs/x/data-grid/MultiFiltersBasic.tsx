import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(80);
const items = [
  { id: 'status', field: 'status', operator: 'is', value: 'open' },
  { id: 'total', field: 'total', operator: '>=', value: 200 },
];

export default function MultiFiltersBasic() {
  return (
    <Box role="group" aria-label="Large open orders" sx={{ height: 360 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={orderColumns}
        initialState={{ filter: { filterModel: { items } } }}
      />
    </Box>
  );
}
