import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridToolbarContainer, GridToolbarExport } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(80);

function ExportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport csvOptions={{ fileName: 'orders', utf8WithBom: true }} />
    </GridToolbarContainer>
  );
}

export default function ExportBasic() {
  return (
    <Box role="group" aria-label="Orders to export" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={orderColumns}
        slots={{ toolbar: ExportToolbar }}
      />
    </Box>
  );
}
