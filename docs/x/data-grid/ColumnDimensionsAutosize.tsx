import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer' },
  { field: 'country', headerName: 'Country' },
  { field: 'product', headerName: 'Product' },
];

const options = { includeHeaders: true, includeOutliers: true };

export default function ColumnDimensionsAutosize() {
  const apiRef = useGridApiRef();
  const rows = React.useMemo(() => createOrders(20), []);

  return (
    <div>
      <Button onClick={() => apiRef.current.autosizeColumns(options)}>
        Fit columns to content
      </Button>
      <Box role="group" aria-label="Autosized orders" sx={{ height: 300 }}>
        <DataGridPro
          experimentalFeatures={{ ariaV7: true }}
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          autosizeOptions={options}
        />
      </Box>
    </div>
  );
}
