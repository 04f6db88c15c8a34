import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const HOURS = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'];

interface Room {
  id: string;
  bookings: Record<string, [title: string, hours: number]>;
}

const rows: Room[] = [
  {
    id: 'Harbour',
    bookings: { '09:00': ['Sales training', 3], '13:00': ['Demo', 1] },
  },
  { id: 'Lighthouse', bookings: { '10:00': ['Interviews', 2] } },
  { id: 'Pier', bookings: { '11:00': ['Budget', 4] } },
];

const columns: GridColDef<Room>[] = [
  { field: 'id', headerName: 'Room', width: 100 },
  ...HOURS.map((hour): GridColDef<Room> => ({
    field: hour,
    headerName: hour,
    minWidth: 80,
    flex: 1,
    sortable: false,
    disableColumnMenu: true,
    valueGetter: ({ row }) => row.bookings[hour]?.[0],
    colSpan: ({ row }) => row.bookings[hour]?.[1] ?? 1,
    cellClassName: ({ row }) => (row.bookings[hour] ? 'booked' : ''),
  })),
];

export default function ColumnSpanningTimetable() {
  return (
    <Box
      role="group"
      aria-label="Timetable of rooms"
      sx={{ '& .booked': { bgcolor: 'action.selected' } }}
    >
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        showCellVerticalBorder
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
