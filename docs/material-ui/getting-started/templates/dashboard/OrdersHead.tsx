import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { WIDE_ONLY } from './OrderRow';
import type { OrdersState, SortKey } from './useOrders';

const COLUMNS: readonly { key: SortKey; label: string; wide?: true; end?: true }[] =
  [
    { key: 'id', label: 'Order', wide: true },
    { key: 'customer', label: 'Customer' },
    { key: 'channel', label: 'Channel', wide: true },
    { key: 'status', label: 'Status', wide: true },
    { key: 'total', label: 'Total', end: true },
  ];

export default function OrdersHead({ state }: { state: OrdersState }) {
  const { shown, selected, sorting } = state;
  const ids = shown.map(({ id }) => id);
  const count = ids.filter((id) => selected.includes(id)).length;
  const isAll = count > 0 && count === ids.length;

  return (
    <TableHead>
      <TableRow>
        <TableCell padding="checkbox">
          <Checkbox
            inputProps={{ 'aria-label': 'Select all orders of this page' }}
            disabled={ids.length === 0}
            indeterminate={count > 0 && !isAll}
            checked={isAll}
            onChange={() => state.select(isAll ? [] : ids)}
          />
        </TableCell>
        {COLUMNS.map(({ key, label, wide, end }) => (
          <TableCell
            key={key}
            align={end ? 'right' : undefined}
            sortDirection={sorting.key === key ? sorting.direction : false}
            sx={wide && WIDE_ONLY}
          >
            <TableSortLabel
              active={sorting.key === key}
              direction={sorting.key === key ? sorting.direction : 'asc'}
              onClick={() => state.sortBy(key)}
            >
              {label}
            </TableSortLabel>
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}
