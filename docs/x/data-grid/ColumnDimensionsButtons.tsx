import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';

const rows = createOrders(20);

export default function ColumnDimensionsButtons() {
  const [width, setWidth] = React.useState(110);

  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'product', headerName: 'Product', width },
      { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
    ],
    [width],
  );

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Width of the products"
        value={width}
        onChange={(_event, next: number | null) => setWidth(next ?? width)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={110}>Narrow</ToggleButton>
        <ToggleButton value={200}>Wide</ToggleButton>
      </ToggleButtonGroup>
      <Box role="group" aria-label="Ordered products" sx={{ height: 300 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={columns}
        />
      </Box>
    </div>
  );
}
