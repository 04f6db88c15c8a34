import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const invoices = [
  { number: 'INV-2041', customer: 'Mia Chen', amount: '€ 86.00' },
  { number: 'INV-2042', customer: 'Omar Haddad', amount: '€ 142.50' },
];

export default function MediaQueryTheme() {
  const isDesktop = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));

  if (!isDesktop) {
    return invoices.map(({ number, customer, amount }) => (
      <Stack key={number} sx={{ py: 1 }}>
        <Typography>{customer}</Typography>
        <Typography variant="body2" color="text.secondary">
          {number}, {amount}
        </Typography>
      </Stack>
    ));
  }
  return (
    <Table aria-label="Invoices">
      <TableBody>
        {invoices.map(({ number, customer, amount }) => (
          <TableRow key={number}>
            <TableCell>{number}</TableCell>
            <TableCell>{customer}</TableCell>
            <TableCell align="right">{amount}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
