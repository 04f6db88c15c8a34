import Table, { type TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default {
  component: Table,
  controls: {
    size: {},
    padding: {},
    stickyHeader: {},
  },
  fixed: {
    'aria-label': 'Invoices',
    children: [
      <TableHead key="head">
        <TableRow>
          <TableCell>Invoice</TableCell>
          <TableCell align="right">Amount</TableCell>
        </TableRow>
      </TableHead>,
      <TableBody key="body">
        <TableRow>
          <TableCell>INV-2041</TableCell>
          <TableCell align="right">€ 86.00</TableCell>
        </TableRow>
        <TableRow>
          <TableCell>INV-2042</TableCell>
          <TableCell align="right">€ 142.50</TableCell>
        </TableRow>
      </TableBody>,
    ],
  },
} satisfies Playground<TableProps>;
