import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function SkeletonTableRows() {
  return (
    <Table size="small" aria-label="Invoices" aria-busy>
      <TableHead>
        <TableRow>
          <TableCell>Customer</TableCell>
          <TableCell align="right">Amount</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {Array.from({ length: 3 }, (_, row) => (
          <TableRow key={row}>
            <TableCell>
              <Skeleton width="12ch" />
            </TableCell>
            <TableCell align="right">
              <Skeleton width="6ch" sx={{ marginInlineStart: 'auto' }} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
