import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Booking {
  id: number;
  guest: { first: string; last: string };
  room?: { name: string };
}

const bookings: Booking[] = [
  { id: 1, guest: { first: 'Grace', last: 'Mitchell' }, room: { name: 'A2' } },
  { id: 2, guest: { first: 'Hiroshi', last: 'Tanaka' } },
  { id: 3, guest: { first: 'Nadia', last: 'Haddad' }, room: { name: 'C1' } },
];

const columns: GridColDef<Booking>[] = [
  {
    field: 'guest',
    headerName: 'Guest',
    width: 180,
    valueGetter: ({ row }) => `${row.guest.last}, ${row.guest.first}`,
  },
  {
    field: 'roomName',
    headerName: 'Room',
    width: 110,
    valueGetter: ({ row }) => row.room?.name ?? 'not yet',
  },
];

export default function RowDefinitionNested() {
  return (
    <Box role="group" aria-label="Bookings">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        rows={bookings}
        columns={columns}
      />
    </Box>
  );
}
