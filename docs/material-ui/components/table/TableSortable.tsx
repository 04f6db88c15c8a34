import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const products = [
  { name: 'Desk lamp', price: 49.9 },
  { name: 'Office chair', price: 189 },
  { name: 'Bookshelf', price: 120.5 },
];
const columns = ['name', 'price'] as const;

export default function TableSortable() {
  const [orderBy, setOrderBy] = React.useState<(typeof columns)[number]>('name');
  const [order, setOrder] = React.useState<'asc' | 'desc'>('asc');
  const rows = [...products].sort((a, b) =>
    String(a[orderBy]).localeCompare(String(b[orderBy]), 'en', { numeric: true }),
  );

  return (
    <Table aria-label="Products">
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column} sortDirection={column === orderBy && order}>
              <TableSortLabel
                active={column === orderBy}
                direction={column === orderBy ? order : 'asc'}
                onClick={() => {
                  setOrder(column === orderBy && order === 'asc' ? 'desc' : 'asc');
                  setOrderBy(column);
                }}
                sx={{ textTransform: 'capitalize' }}
              >
                {column}
              </TableSortLabel>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {(order === 'asc' ? rows : rows.reverse()).map(({ name, price }) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell>{price.toFixed(2)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
