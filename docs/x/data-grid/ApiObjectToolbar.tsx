import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridToolbarContainer, useGridApiContext } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

function OrderToolbar() {
  const apiRef = useGridApiContext();

  const showOpenOrders = () =>
    apiRef.current.setFilterModel({
      items: [{ field: 'status', operator: 'is', value: 'open' }],
    });

  return (
    <GridToolbarContainer>
      <Button onClick={showOpenOrders}>Open orders</Button>
      <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        All orders
      </Button>
      <Button onClick={() => apiRef.current.exportDataAsCsv({ fileName: 'orders' })}>
        Export
      </Button>
    </GridToolbarContainer>
  );
}

export default function ApiObjectToolbar() {
  const rows = React.useMemo(() => createOrders(60), []);

  return (
    <Box role="group" aria-label="Orders with a toolbar" sx={{ height: 400 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: OrderToolbar }}
      />
    </Box>
  );
}
