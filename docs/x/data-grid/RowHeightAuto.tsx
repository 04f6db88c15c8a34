import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './rowHeightData';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', width: 110 },
  { field: 'message', headerName: 'Message', minWidth: 180, flex: 1 },
];

const getRowHeight = () => 'auto' as const;

export default function RowHeightAuto() {
  return (
    <Box role="group" aria-label="Tickets with their messages" sx={{ height: 400 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={tickets}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={() => 80}
        sx={{
          [`& .${gridClasses.cell}`]: { py: 1, minHeight: '44px !important' },
          [`& .${gridClasses.cellContent}`]: { whiteSpace: 'pre-line' },
        }}
      />
    </Box>
  );
}
