import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Rating from '@mui/material/Rating';
import type { GridColDef } from '@mui/x-data-grid';

export interface Employee {
  id: number;
  name: string;
  email: string;
  team: string;
  remote: boolean;
  started: Date;
  rating: number;
  /** Part of the year's training, from 0 to 1. */
  training: number;
}

const TEAMS = ['Support', 'Sales', 'Design', 'Finance', 'Legal'];
const FIRST = ['Anna', 'Ben', 'Clara', 'David', 'Emma', 'Felix', 'Grace', 'Henry'];
const LAST = ['Baker', 'Carter', 'Dixon', 'Ellis', 'Foster', 'Grant', 'Hughes'];

/** Makes the same employees each time. */
export function createEmployees(count: number): Employee[] {
  return Array.from({ length: count }, (_, index) => {
    const first = FIRST[index % FIRST.length]!;
    const last = LAST[(index * 3) % LAST.length]!;
    return {
      id: index + 1,
      name: `${first} ${last}`,
      email: `${first}.${last}${index + 1}@example.com`.toLowerCase(),
      team: TEAMS[(index * 3 + (index >> 2)) % TEAMS.length]!,
      remote: index % 3 === 0,
      started: new Date(2015 + (index % 11), (index * 5) % 12, 1),
      rating: 1 + ((index * 7) % 5),
      training: ((index * 13) % 101) / 100,
    };
  });
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric' });

export const employeeColumns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 140 },
  {
    field: 'email',
    headerName: 'Email',
    width: 220,
    renderCell: ({ row, tabIndex }) => (
      <Link href={`mailto:${row.email}`} tabIndex={tabIndex}>
        {row.email}
      </Link>
    ),
  },
  {
    field: 'team',
    headerName: 'Team',
    type: 'singleSelect',
    valueOptions: TEAMS,
    width: 110,
  },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100 },
  {
    field: 'started',
    headerName: 'Started',
    type: 'date',
    width: 120,
    valueFormatter: ({ value }: { value?: Date }) =>
      value ? month.format(value) : '',
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 150,
    renderCell: ({ row }) => <Rating readOnly size="small" value={row.rating} />,
  },
  {
    field: 'training',
    headerName: 'Training',
    type: 'number',
    width: 140,
    renderCell: ({ row }) => (
      <LinearProgress
        aria-label={`Training of ${row.name}`}
        variant="determinate"
        value={row.training * 100}
        sx={{ width: 1 }}
      />
    ),
  },
];
