import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';

const cart = [
  { product: 'Desk lamp', price: 49.9 },
  { product: 'Office chair', price: 189 },
];

export default function TableFooterTotals() {
  const total = cart.reduce((sum, { price }) => sum + price, 0);

  return (
    <Table aria-label="Cart">
      <TableBody>
        {cart.map(({ product, price }) => (
          <TableRow key={product}>
            <TableCell>{product}</TableCell>
            <TableCell align="right">{price.toFixed(2)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow sx={{ '& > *': { typography: 'subtitle2' } }}>
          <TableCell component="th" scope="row">
            Total
          </TableCell>
          <TableCell align="right">{total.toFixed(2)}</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
