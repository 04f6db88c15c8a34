import { DataGrid } from '@mui/x-data-grid';

const rows = [
  { id: 1, room: 'Harbour', morning: 'Sales training', afternoon: '' },
  { id: 2, room: 'Lighthouse', morning: 'Interviews', afternoon: 'Budget' },
];

const columns = [
  { field: 'room', headerName: 'Room', width: 110 },
  {
    field: 'morning',
    headerName: 'Morning',
    colSpan: ({ row }: { row: { afternoon: string } }) => (row.afternoon ? 1 : 2),
  },
  { field: 'afternoon', headerName: 'Afternoon' },
];

export default function ColumnSpanningBasic() {
  return (
    <div role="group" aria-label="Bookings of rooms">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        rows={rows}
        columns={columns}
      />
    </div>
  );
}
