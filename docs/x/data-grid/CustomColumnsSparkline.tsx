import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Team {
  id: number;
  team: string;
  tickets: number[];
}

const rows: Team[] = [
  { id: 1, team: 'Support', tickets: [12, 18, 9, 22, 30, 26, 31] },
  { id: 2, team: 'Billing', tickets: [8, 7, 9, 6, 5, 6, 4] },
  { id: 3, team: 'Shipping', tickets: [15, 3, 14, 4, 16, 2, 15] },
];

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const columns: GridColDef<Team>[] = [
  { field: 'team', headerName: 'Team', minWidth: 110, flex: 1 },
  {
    field: 'tickets',
    headerName: 'Tickets in a week',
    width: 180,
    valueGetter: ({ row }) => sum(row.tickets),
    renderCell: ({ row, value }) => (
      <div
        role="img"
        aria-label={`${row.team}: ${value} tickets, ${row.tickets.join(', ')}`}
      >
        <SparkLineChart data={row.tickets} width={160} height={40} />
      </div>
    ),
  },
];

export default function CustomColumnsSparkline() {
  return (
    <div role="group" aria-label="Tickets of teams">
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
