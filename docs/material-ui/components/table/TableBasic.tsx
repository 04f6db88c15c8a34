import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const orders = [
  { id: '#1041', customer: 'Mia Chen' },
  { id: '#1042', customer: 'Omar Haddad' },
];

export default function TableBasic() {
  return (
    <Table aria-label="Orders">
      <TableHead>
        <TableRow>
          <TableCell>Order</TableCell>
          <TableCell>Customer</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map(({ id, customer }) => (
          <TableRow key={id}>
            <TableCell>{id}</TableCell>
            <TableCell>{customer}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
