import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiContext,
  useGridApiEventHandler,
  type GridRowId,
} from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(20);

function HoveredOrder() {
  const apiRef = useGridApiContext();
  const [order, setOrder] = React.useState<GridRowId | null>(null);

  useGridApiEventHandler(apiRef, 'rowMouseEnter', ({ id }) => setOrder(id));
  useGridApiEventHandler(apiRef, 'rowMouseLeave', () => setOrder(null));

  return (
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      {order === null ? 'Point at an order.' : `Pointing at order ${order}.`}
    </Box>
  );
}

export default function EventsHandlerHook() {
  return (
    <Box role="group" aria-label="Orders with a status bar" sx={{ height: 320 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={orderColumns}
        slots={{ footer: HoveredOrder }}
      />
    </Box>
  );
}
