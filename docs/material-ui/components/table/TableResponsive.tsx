import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const orders = [
  { Order: '#1041', Customer: 'Mia Chen', Total: '288.80' },
  { Order: '#1042', Customer: 'Omar Haddad', Total: '120.50' },
];

const ResponsiveTable = styled(Table)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & tr': { display: 'block' },
    '& tr': { borderBottom: `1px solid ${theme.palette.divider}` },
    '& td': { display: 'flex', justifyContent: 'space-between', border: 0 },
    '& td::before': {
      content: 'attr(data-label)',
      color: theme.palette.text.secondary,
    },
  },
}));

export default function TableResponsive() {
  return (
    <ResponsiveTable role="table" aria-label="Orders">
      <TableBody role="rowgroup">
        {orders.map((order) => (
          <TableRow key={order.Order} role="row">
            {Object.entries(order).map(([label, value]) => (
              <TableCell key={label} role="cell" data-label={label}>
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </ResponsiveTable>
  );
}
