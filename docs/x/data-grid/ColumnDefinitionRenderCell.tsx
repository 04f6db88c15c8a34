import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';

const rows = createOrders(12);

export default function ColumnDefinitionRenderCell() {
  const [sent, setSent] = React.useState<Order | null>(null);

  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'customer', headerName: 'Customer', minWidth: 140, flex: 1 },
      {
        field: 'status',
        headerName: 'Status',
        width: 120,
        renderCell: ({ row }) => <Chip label={row.status} size="small" />,
      },
      {
        field: 'invoice',
        headerName: 'Invoice',
        width: 120,
        renderCell: ({ row, tabIndex }) => (
          <Button
            tabIndex={tabIndex}
            aria-label={`Send the invoice of order ${row.id}`}
            onClick={() => setSent(row)}
          >
            Send
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <div>
      <Box role="group" aria-label="Orders with invoices" sx={{ height: 300 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
        />
      </Box>
      <p aria-live="polite">
        {sent ? `Invoice ${sent.id} sent.` : 'Nothing sent yet.'}
      </p>
    </div>
  );
}
