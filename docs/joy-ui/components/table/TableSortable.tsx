import * as React from 'react';
import Link from '@mui/joy/Link';
import Table from '@mui/joy/Table';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { products } from './products';

const columns = [
  { id: 'name', label: 'Product' },
  { id: 'price', label: 'Price (£)' },
  { id: 'stock', label: 'In stock' },
] as const;

export default function TableSortable() {
  const [{ by, sign }, setSort] = React.useState({ by: 'name', sign: 1 });
  const { id: key } = columns.find(({ id }) => id === by) ?? columns[0];
  const order = sign === 1 ? 'ascending' : 'descending';
  const rows = [...products].sort((a, b) => (a[key] < b[key] ? -sign : sign));

  return (
    <Table aria-label="Products">
      <thead>
        <tr>
          {columns.map(({ id, label }) => (
            <th key={id} aria-sort={id === key ? order : 'none'}>
              <Link
                component="button"
                textColor="inherit"
                onClick={() => setSort({ by: id, sign: id === key ? -sign : 1 })}
                endDecorator={
                  id === key && (
                    <ArrowUpward sx={{ rotate: sign === 1 ? '0deg' : '180deg' }} />
                  )
                }
              >
                {label}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ id }) => (
              <td key={id}>{row[id]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
