import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatDay, formatEuros, type Order } from './data';
import StatusChip from './StatusChip';

/** Cells that phones leave out. */
export const WIDE_ONLY = { display: { xs: 'none', sm: 'table-cell' } };

interface OrderRowProps {
  order: Order;
  selected: boolean;
  onToggle: () => void;
}

export default function OrderRow({ order, selected, onToggle }: OrderRowProps) {
  const { id, age, customer, town, channel, status, bags, total } = order;

  return (
    <TableRow hover selected={selected}>
      <TableCell padding="checkbox">
        <Checkbox
          inputProps={{ 'aria-label': `Select order ${id} of ${customer}` }}
          checked={selected}
          onChange={onToggle}
        />
      </TableCell>
      <TableCell sx={WIDE_ONLY}>
        #{id}
        <Typography variant="body2" color="text.secondary" noWrap>
          {formatDay(age)}
        </Typography>
      </TableCell>
      <TableCell component="th" scope="row">
        {customer}
        <Typography variant="body2" color="text.secondary">
          {town}
        </Typography>
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          <StatusChip status={status} />
        </Box>
      </TableCell>
      <TableCell sx={WIDE_ONLY}>{channel}</TableCell>
      <TableCell sx={WIDE_ONLY}>
        <StatusChip status={status} />
      </TableCell>
      <TableCell align="right">
        {formatEuros(total)}
        <Typography variant="body2" color="text.secondary" noWrap>
          {bags} {bags === 1 ? 'bag' : 'bags'}
        </Typography>
      </TableCell>
    </TableRow>
  );
}
