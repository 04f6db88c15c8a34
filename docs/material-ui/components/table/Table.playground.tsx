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
    'aria-label': 'Water levels',
    children: [
      <TableHead key="head">
        <TableRow>
          <TableCell>Gauge</TableCell>
          <TableCell align="right">Level</TableCell>
        </TableRow>
      </TableHead>,
      <TableBody key="body">
        <TableRow>
          <TableCell>Old bridge</TableCell>
          <TableCell align="right">3.42 m</TableCell>
        </TableRow>
        <TableRow>
          <TableCell>Mill weir</TableCell>
          <TableCell align="right">1.87 m</TableCell>
        </TableRow>
      </TableBody>,
    ],
  },
} satisfies Playground<TableProps>;
