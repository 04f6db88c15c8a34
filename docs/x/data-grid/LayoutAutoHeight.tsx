import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

export default function LayoutAutoHeight() {
  const [count, setCount] = React.useState(2);
  const rows = React.useMemo(() => createShipments(count), [count]);

  return (
    <Box role="group" aria-label="Shipments, as high as its rows">
      <Button onClick={() => setCount(Math.min(count + 1, 8))}>Add a row</Button>
      <Button onClick={() => setCount(Math.max(count - 1, 0))}>Remove a row</Button>
      <DataGrid
        autoHeight
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={shipmentColumns}
        sx={{ '--DataGrid-overlayHeight': '160px' }}
      />
    </Box>
  );
}
