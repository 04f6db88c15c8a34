import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, type GridColDef } from '@mui/x-data-grid';

function NoBookings() {
  return (
    <GridOverlay sx={{ flexDirection: 'column', gap: 0.5, textAlign: 'center' }}>
      <Typography>No bookings yet</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Press “Add a booking” to create the first one.
      </Typography>
    </GridOverlay>
  );
}

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Booking', width: 100 },
  { field: 'room', headerName: 'Room', minWidth: 130, flex: 1 },
];

export default function ComponentsNoRows() {
  const [rows, setRows] = React.useState<{ id: number; room: string }[]>([]);
  const add = () =>
    setRows((list) => [...list, { id: list.length + 1, room: 'Meeting room' }]);

  return (
    <div role="group" aria-label="Bookings">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        columns={columns}
        rows={rows}
        slots={{ noRowsOverlay: NoBookings }}
        sx={{ '--DataGrid-overlayHeight': '160px' }}
      />
      <Button sx={{ mt: 1 }} onClick={add}>
        Add a booking
      </Button>
    </div>
  );
}
