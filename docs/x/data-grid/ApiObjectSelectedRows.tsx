import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { createOrders, orderColumns, type Order } from './orders';

export default function ApiObjectSelectedRows() {
  const rows = React.useMemo(() => createOrders(20), []);
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Nothing is printed yet.');

  const print = () => {
    const selected = [...apiRef.current.getSelectedRows().values()] as Order[];
    const customers = selected.map(({ customer }) => customer);
    setMessage(`Labels for: ${customers.join(', ') || 'nobody'}`);
  };

  return (
    <div>
      <Box role="group" aria-label="Orders to print" sx={{ height: 360 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          apiRef={apiRef}
          rows={rows}
          columns={orderColumns}
          checkboxSelection
        />
      </Box>
      <Button variant="outlined" onClick={print} sx={{ mt: 1 }}>
        Print labels
      </Button>
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
