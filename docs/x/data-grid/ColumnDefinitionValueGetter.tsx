import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, first: 'Amara', last: 'Okafor', address: { city: 'Lagos' } },
  { id: 2, first: 'Björn', last: 'Lindqvist', address: { city: 'Malmö' } },
  { id: 3, first: 'Chiara', last: 'Romano', address: null },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'name',
    headerName: 'Full name',
    minWidth: 160,
    flex: 1,
    valueGetter: ({ row }) => `${row.first} ${row.last}`,
  },
  {
    field: 'city',
    headerName: 'City',
    width: 140,
    valueGetter: ({ row }) => row.address?.city,
  },
];

export default function ColumnDefinitionValueGetter() {
  return (
    <div role="group" aria-label="Users">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
      />
    </div>
  );
}
