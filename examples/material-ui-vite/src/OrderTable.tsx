import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ORDERS } from './orders';

const price = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

export function OrderTable() {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label="Orders">
        <TableHead>
          <TableRow>
            <TableCell>Order</TableCell>
            <TableCell>Customer</TableCell>
            <TableCell>Status</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ORDERS.map(({ id, customer, status, total }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {id}
              </TableCell>
              <TableCell>{customer}</TableCell>
              <TableCell>
                <Chip
                  label={status}
                  size="small"
                  color={status === 'Open' ? 'primary' : 'default'}
                />
              </TableCell>
              <TableCell align="right">{price.format(total)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
