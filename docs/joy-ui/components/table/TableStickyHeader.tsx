import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import { products } from './products';

export default function TableStickyHeader() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Stock, scrollable"
      tabIndex={0}
      sx={{ height: 240, overflow: 'auto' }}
    >
      <Table stickyHeader stickyFooter aria-label="Stock">
        <thead>
          <tr>
            <th>Product</th>
            <th>In stock</th>
          </tr>
        </thead>
        <tbody>
          {products.map(({ id, name, stock }) => (
            <tr key={id}>
              <td>{name}</td>
              <td>{stock}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{products.reduce((sum, { stock }) => sum + stock, 0)}</td>
          </tr>
        </tfoot>
      </Table>
    </Sheet>
  );
}
