import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid } from '@mui/x-data-grid';
import { createOrderServer } from './orderServer';
import { createOrders, orderColumns } from './orders';

const server = createOrderServer({ latency: 1500 });

export default function ComponentsLoading() {
  const [rows, setRows] = React.useState(() => createOrders(10));
  const [page, setPage] = React.useState(0);
  const [isLoading, setIsLoading] = React.useState(false);

  const load = async () => {
    setIsLoading(true);
    const next = (page + 1) % 10;
    setRows((await server.list({ page: next, pageSize: 10 })).rows);
    setPage(next);
    setIsLoading(false);
  };

  return (
    <Box role="group" aria-label="Orders from a server">
      <Button onClick={load} sx={{ mb: 1 }}>
        Load other orders
      </Button>
      <Box sx={{ height: 300 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={orderColumns}
          hideFooter
          loading={isLoading}
          slots={{ loadingOverlay: LinearProgress }}
          slotProps={{ loadingOverlay: { 'aria-label': 'Loading orders' } }}
        />
      </Box>
    </Box>
  );
}
