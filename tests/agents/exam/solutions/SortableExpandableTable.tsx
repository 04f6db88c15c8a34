import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import ExpandMore from '@mui/icons-material/ExpandMore';

const invoices = [
  { id: 'INV-12', total: 480, lines: '3 chairs' },
  { id: 'INV-11', total: 95, lines: '1 lamp' },
];

function InvoiceRow({ id, total, lines }: (typeof invoices)[number]) {
  const [open, setOpen] = React.useState(false);
  return (
    <>
      <TableRow>
        <TableCell padding="checkbox">
          <IconButton
            aria-label={`Lines of ${id}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <ExpandMore />
          </IconButton>
        </TableCell>
        <TableCell>{id}</TableCell>
        <TableCell align="right">{total}</TableCell>
      </TableRow>
      <TableRow>
        <TableCell colSpan={3} sx={{ py: 0 }}>
          <Collapse in={open} unmountOnExit>
            {lines}
          </Collapse>
        </TableCell>
      </TableRow>
    </>
  );
}

export default function SortableExpandableTable() {
  const [direction, setDirection] = React.useState<'asc' | 'desc'>('asc');
  const sorted = invoices.toSorted(
    (one, other) => (one.total - other.total) * (direction === 'asc' ? 1 : -1),
  );
  return (
    <Table aria-label="Invoices">
      <TableHead>
        <TableRow>
          <TableCell>Lines</TableCell>
          <TableCell>Invoice</TableCell>
          <TableCell align="right" sortDirection={direction}>
            <TableSortLabel
              active
              direction={direction}
              onClick={() => setDirection(direction === 'asc' ? 'desc' : 'asc')}
            >
              Total
            </TableSortLabel>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {sorted.map((invoice) => (
          <InvoiceRow key={invoice.id} {...invoice} />
        ))}
      </TableBody>
    </Table>
  );
}
