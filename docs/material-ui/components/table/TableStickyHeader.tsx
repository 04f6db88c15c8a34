import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const invoices = Array.from({ length: 20 }, (_, index) => ({
  number: `INV-${2041 + index}`,
  due: `${(index % 28) + 1} March`,
  amount: (120 + ((index * 37) % 400)).toFixed(2),
}));

export default function TableStickyHeader() {
  return (
    <TableContainer
      role="group"
      aria-label="Invoices, scrollable"
      tabIndex={0}
      sx={{ maxHeight: 280 }}
    >
      <Table stickyHeader aria-label="Invoices">
        <TableHead>
          <TableRow>
            <TableCell>Invoice</TableCell>
            <TableCell>Due</TableCell>
            <TableCell align="right">Amount in €</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {invoices.map(({ number, due, amount }) => (
            <TableRow key={number} hover>
              <TableCell>{number}</TableCell>
              <TableCell>{due}</TableCell>
              <TableCell align="right">{amount}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
