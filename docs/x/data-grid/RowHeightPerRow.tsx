import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowHeightParams,
} from '@mui/x-data-grid';
import { tickets, type Ticket } from './rowHeightData';

const columns: GridColDef<Ticket>[] = [
  {
    field: 'subject',
    headerName: 'Ticket',
    minWidth: 200,
    flex: 1,
    renderCell: ({ row }) => (
      <div>
        {row.subject}
        {row.priority === 'urgent' && (
          <Typography variant="caption" component="div" color="error">
            Answer today
          </Typography>
        )}
      </div>
    ),
  },
  { field: 'priority', headerName: 'Priority', width: 110 },
];

export default function RowHeightPerRow() {
  const getRowHeight = React.useCallback(
    ({ model, densityFactor }: GridRowHeightParams) =>
      model.priority === 'urgent' ? 88 * densityFactor : null,
    [],
  );

  return (
    <Box role="group" aria-label="Tickets, urgent ones higher" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={tickets}
        columns={columns}
        getRowHeight={getRowHeight}
      />
    </Box>
  );
}
