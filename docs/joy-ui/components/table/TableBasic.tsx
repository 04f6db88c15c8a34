import Table from '@mui/joy/Table';
import { formatPrice, products } from './products';

export default function TableBasic() {
  return (
    <Table aria-label="Products">
      <thead>
        <tr>
          <th>Product</th>
          <th>Category</th>
          <th style={{ textAlign: 'end' }}>Price</th>
        </tr>
      </thead>
      <tbody>
        {products.slice(0, 4).map(({ id, name, category, price }) => (
          <tr key={id}>
            <td>{name}</td>
            <td>{category}</td>
            <td style={{ textAlign: 'end' }}>{formatPrice(price)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
