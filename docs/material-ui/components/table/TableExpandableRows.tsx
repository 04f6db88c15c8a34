import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';

const orders = [
  { id: '#1041', items: '2 desk lamps, 1 office chair' },
  { id: '#1042', items: '1 bookshelf' },
];

function ExpandableRow({ id, items }: (typeof orders)[number]) {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <TableRow sx={{ '& > .MuiTableCell-root': { borderBottom: 0 } }}>
        <TableCell padding="checkbox">
          <IconButton
            aria-label={`Details of order ${id}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? <KeyboardArrowUp /> : <KeyboardArrowDown />}
          </IconButton>
        </TableCell>
        <TableCell>Order {id}</TableCell>
      </TableRow>
      <TableRow>
        <TableCell colSpan={2} sx={{ py: 0 }}>
          <Collapse in={open} unmountOnExit sx={{ '& > *': { pb: 2 } }}>
            {items}
          </Collapse>
        </TableCell>
      </TableRow>
    </>
  );
}

export default function TableExpandableRows() {
  return (
    <Table aria-label="Orders with details">
      <TableBody>
        {orders.map((order) => (
          <ExpandableRow key={order.id} {...order} />
        ))}
      </TableBody>
    </Table>
  );
}
