import type { GridColDef } from '@mui/x-data-grid';

export interface Team {
  id: number;
  name: string;
  lead: string;
  members: string[];
}

export const teams: Team[] = [
  {
    id: 1,
    name: 'Support',
    lead: 'Grace Mitchell',
    members: ['Ben', 'Ines', 'Tom'],
  },
  { id: 2, name: 'Sales', lead: 'Daniel Weber', members: ['Ana', 'Paul'] },
  {
    id: 3,
    name: 'Design',
    lead: 'Chiara Romano',
    members: ['Lena', 'Mark', 'Sofia'],
  },
  { id: 4, name: 'Finance', lead: 'Hiroshi Tanaka', members: ['Eva', 'Noah'] },
  { id: 5, name: 'Legal', lead: 'Amara Okafor', members: ['Max'] },
];

export const teamColumns: GridColDef<Team>[] = [
  { field: 'name', headerName: 'Team', minWidth: 110, flex: 1 },
  { field: 'lead', headerName: 'Lead', minWidth: 130, flex: 1 },
];

/** Moves the row with an id up (-1) or down (1); the result is a new array. */
export function moveRow<Row extends { id: number }>(
  rows: readonly Row[],
  id: number,
  by: number,
): Row[] {
  const from = rows.findIndex((row) => row.id === id);
  const moved = rows.filter((row) => row.id !== id);
  moved.splice(from + by, 0, rows[from]!);
  return moved;
}
