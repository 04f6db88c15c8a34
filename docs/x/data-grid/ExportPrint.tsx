import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(40);

export default function ExportPrint() {
  const apiRef = useGridApiRef();

  return (
    <div>
      <Button
        variant="outlined"
        sx={{ mb: 1 }}
        onClick={() =>
          void apiRef.current.exportDataAsPrint({
            fileName: 'Orders',
            hideFooter: true,
            hideToolbar: true,
            fields: ['customer', 'product', 'total', 'ordered'],
            pageStyle: '@page { size: landscape; margin: 1cm }',
          })
        }
      >
        Print orders
      </Button>
      <Box role="group" aria-label="Orders to print" sx={{ height: 320 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          apiRef={apiRef}
          rows={orders}
          columns={orderColumns}
        />
      </Box>
    </div>
  );
}
