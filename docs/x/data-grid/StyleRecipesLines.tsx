import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', minWidth: 140, flex: 1 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 120 },
];

const rows = [
  { id: 'R-2041', customer: 'Adler Optics', amount: 1280 },
  { id: 'R-2042', customer: 'Fjord Cycles', amount: 460 },
  { id: 'R-2043', customer: 'Gale Instruments', amount: 915 },
];

export default function StyleRecipesLines() {
  return (
    <div role="group" aria-label="Invoices">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        showCellVerticalBorder
        showColumnVerticalBorder
        columns={columns}
        rows={rows}
        sx={{
          '& .MuiDataGrid-columnSeparator': { display: 'none' },
          '& .MuiDataGrid-withBorderColor': { borderColor: 'text.disabled' },
        }}
      />
    </div>
  );
}
