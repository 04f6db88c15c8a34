import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { orderColumns, type Order } from './orders';
import { createOrderServer } from './orderServer';

const server = createOrderServer({ count: 80, latency: 1200 });

export default function RowDefinitionServer() {
  const [rows, setRows] = React.useState<Order[]>([]);
  const [isLoading, setIsLoading] = React.useState(true);
  const [error, setError] = React.useState('');

  React.useEffect(() => {
    let isCurrent = true;
    server
      .list({ pageSize: 80 })
      .then((page) => isCurrent && setRows(page.rows))
      .catch((reason: Error) => isCurrent && setError(reason.message))
      .finally(() => isCurrent && setIsLoading(false));
    return () => {
      isCurrent = false;
    };
  }, []);

  return (
    <Box role="group" aria-label="Orders of the server" sx={{ height: 340 }}>
      {error ? (
        <Alert severity="error">{error}</Alert>
      ) : (
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          loading={isLoading}
          slotProps={{ loadingOverlay: { 'aria-hidden': true } }}
          rows={rows}
          columns={orderColumns}
        />
      )}
    </Box>
  );
}
