import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

interface InvoiceLine {
  invoice: string;
  line: number;
  item: string;
}

const lines: InvoiceLine[] = [
  { invoice: '2026-014', line: 1, item: 'Monitor arm' },
  { invoice: '2026-014', line: 2, item: 'Delivery' },
  { invoice: '2026-015', line: 1, item: 'Keyboard' },
];

const columns: GridColDef<InvoiceLine>[] = [
  { field: 'invoice', headerName: 'Invoice', width: 110 },
  { field: 'line', headerName: 'Line', type: 'number', width: 80 },
  { field: 'item', headerName: 'Item', width: 140 },
];

const getRowId = ({ invoice, line }: InvoiceLine) => `${invoice}/${line}`;

export default function RowDefinitionCompositeId() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([
    '2026-014/2',
  ]);

  return (
    <Box role="group" aria-label="Lines of invoices" sx={{ maxWidth: 480 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        getRowId={getRowId}
        rows={lines}
        columns={columns}
        rowSelectionModel={selected}
        onRowSelectionModelChange={setSelected}
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        Selected id: {selected.join()}
      </Typography>
    </Box>
  );
}
