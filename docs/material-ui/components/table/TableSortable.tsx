import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const LAKES = [
  { name: 'Birch tarn', depth: 38, area: 4.2 },
  { name: 'Long mere', depth: 112, area: 31.5 },
  { name: 'Otter pool', depth: 9, area: 0.7 },
  { name: 'Slate water', depth: 64, area: 12.9 },
];

const COLUMNS = [
  { key: 'name', label: 'Lake' },
  { key: 'depth', label: 'Depth in m' },
  { key: 'area', label: 'Area in km²' },
] as const;

type Key = (typeof COLUMNS)[number]['key'];

function compareLakes(
  key: Key,
  a: (typeof LAKES)[number],
  b: (typeof LAKES)[number],
) {
  return key === 'name' ? a.name.localeCompare(b.name, 'en') : a[key] - b[key];
}

export default function TableSort() {
  const [key, setKey] = React.useState<Key>('name');
  const [direction, setDirection] = React.useState<'asc' | 'desc'>('asc');
  const sign = direction === 'asc' ? 1 : -1;
  const lakes = [...LAKES].sort((a, b) => sign * compareLakes(key, a, b));

  const sortBy = (next: Key) => {
    setDirection(next === key && direction === 'asc' ? 'desc' : 'asc');
    setKey(next);
  };

  return (
    <TableContainer>
      <Table aria-label="Lakes of the district">
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell
                key={column.key}
                align={column.key === 'name' ? 'inherit' : 'right'}
                sortDirection={column.key === key && direction}
              >
                <TableSortLabel
                  active={column.key === key}
                  direction={column.key === key ? direction : 'asc'}
                  onClick={() => sortBy(column.key)}
                >
                  {column.label}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lakes.map(({ name, depth, area }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{depth}</TableCell>
              <TableCell align="right">{area.toFixed(1)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
