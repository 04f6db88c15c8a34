import * as React from 'react';
import Input from '@mui/joy/Input';
import Table from '@mui/joy/Table';
import { products } from './products';

export default function TableEditable() {
  const [stock, setStock] = React.useState<Record<string, string>>({});

  return (
    <Table aria-label="Stock count" borderAxis="bothBetween">
      <thead>
        <tr>
          <th>Product</th>
          <th>Expected</th>
          <th>Counted</th>
        </tr>
      </thead>
      <tbody>
        {products.slice(0, 3).map((product) => (
          <tr key={product.id}>
            <td>{product.name}</td>
            <td>{product.stock}</td>
            <td style={{ padding: 4 }}>
              <Input
                size="sm"
                variant="soft"
                type="number"
                slotProps={{ input: { 'aria-label': `Counted: ${product.name}` } }}
                value={stock[product.id] ?? ''}
                onChange={(event) =>
                  setStock({ ...stock, [product.id]: event.target.value })
                }
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
