import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import {
  correctTotal,
  createDemoColumns,
  demoSlotProps,
  demoState,
} from './demoOrderColumns';
import { createOrders, type Order } from './orders';

export default function DemoGrid() {
  const [orders, setOrders] = React.useState(() => createOrders(400));
  const columns = React.useMemo(() => createDemoColumns(setOrders), []);
  const save = (changed: Order, previous: Order) => {
    const saved = correctTotal(changed, previous);
    setOrders((list) => list.map((it) => (it.id === saved.id ? saved : it)));
    return saved;
  };

  return (
    <Box role="group" aria-label="Orders of a shop" sx={{ height: 560 }}>
      <DataGrid
        checkboxSelection
        disableRowSelectionOnClick
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={columns}
        initialState={demoState}
        processRowUpdate={save}
        slots={{ toolbar: GridToolbar }}
        slotProps={demoSlotProps}
      />
    </Box>
  );
}
