import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(20);

export default function EventsRowClick() {
  const [message, setMessage] = React.useState('Click a row.');

  return (
    <Box>
      <Box role="group" aria-label="Orders to open" sx={{ height: 320 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={orderColumns}
          disableRowSelectionOnClick
          onRowClick={({ id }) => setMessage(`Open order ${id}.`)}
        />
      </Box>
      <Typography sx={{ mt: 1 }}>{message}</Typography>
    </Box>
  );
}
