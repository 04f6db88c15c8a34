import * as React from 'react';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import { products } from './products';

export default function TableFilter() {
  const [query, setQuery] = React.useState('lamp');
  const found = products.filter(({ name, category }) =>
    `${name} ${category}`.toLowerCase().includes(query.toLowerCase()),
  );

  return (
    <Stack spacing={1}>
      <Input
        type="search"
        aria-label="Search products"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        endDecorator={<span role="status">{found.length} found</span>}
      />
      <Table aria-label="Products">
        <thead>
          <tr>
            <th>Product</th>
            <th>Category</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ id, name, category }) => (
            <tr key={id}>
              <td>{name}</td>
              <td>{category}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}
