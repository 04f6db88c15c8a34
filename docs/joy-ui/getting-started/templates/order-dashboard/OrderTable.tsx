import Checkbox from '@mui/joy/Checkbox';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import type { Order } from './data';
import OrderRow from './OrderRow';
import { hidden, tableStyles } from './tableStyles';
import type { OrdersState, SortKey } from './useOrders';

interface Column {
  id: string;
  label: string;
  width?: string;
  sort?: SortKey;
}

const columns: readonly Column[] = [
  { id: 'order', label: 'Order', width: '5.5rem' },
  { id: 'date', label: 'Date', width: '7.25rem', sort: 'date' },
  { id: 'customer', label: 'Customer', sort: 'customer' },
  { id: 'payment', label: 'Payment', width: '8rem' },
  { id: 'status', label: 'Status', width: '7.25rem', sort: 'status' },
  { id: 'total', label: 'Total', width: '6rem', sort: 'total' },
];

interface OrderTableProps {
  state: OrdersState;
  onOpen: (order: Order) => void;
}

export default function OrderTable({ state, onOpen }: OrderTableProps) {
  const { rows, selected, setSelectedIds, sort, changeSort } = state;
  const selectedIds = selected.map(({ id }) => id);
  const rowIds = rows.map(({ id }) => id);
  const count = rowIds.filter((id) => selectedIds.includes(id)).length;
  const isAll = count > 0 && count === rows.length;
  const others = selectedIds.filter((id) => !rowIds.includes(id));

  const sortBy = (by: SortKey) =>
    changeSort({ by, ascending: sort.by === by ? !sort.ascending : by !== 'date' });

  return (
    <Sheet
      variant="outlined"
      sx={{
        display: { xs: 'none', md: 'block' },
        borderRadius: 'md',
        overflow: 'hidden',
      }}
    >
      <Table aria-label="Orders" hoverRow sx={tableStyles}>
        <thead>
          <tr>
            <th style={{ width: '2.75rem' }}>
              <Checkbox
                size="sm"
                checked={isAll}
                indeterminate={count > 0 && !isAll}
                onChange={() =>
                  setSelectedIds(isAll ? others : [...others, ...rowIds])
                }
                slotProps={{
                  input: {
                    'aria-label': 'Select all orders of this page',
                    'aria-checked': undefined,
                    ref: (input: HTMLInputElement | null) => {
                      if (input) input.indeterminate = count > 0 && !isAll;
                    },
                  },
                }}
              />
            </th>
            {columns.map(({ id, label, width, sort: key }) => {
              const isSorted = key === sort.by;
              const order = sort.ascending ? 'ascending' : 'descending';
              return (
                <th
                  key={id}
                  data-column={id}
                  style={width ? { width } : {}}
                  aria-sort={key ? (isSorted ? order : 'none') : undefined}
                >
                  {key ? (
                    <Link
                      component="button"
                      type="button"
                      textColor="inherit"
                      sx={{ fontWeight: 'lg' }}
                      onClick={() => sortBy(key)}
                      endDecorator={
                        isSorted && (
                          <ArrowUpward
                            sx={{ rotate: sort.ascending ? '0deg' : '180deg' }}
                          />
                        )
                      }
                    >
                      {label}
                    </Link>
                  ) : (
                    label
                  )}
                </th>
              );
            })}
            <th style={{ width: '3rem' }}>
              <span style={hidden}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((order) => (
            <OrderRow key={order.id} order={order} state={state} onOpen={onOpen} />
          ))}
          {rows.length === 0 && (
            <tr>
              <td
                colSpan={columns.length + 2}
                style={{ height: 160, textAlign: 'center' }}
              >
                No order matches. Change the filters, or choose a longer period.
              </td>
            </tr>
          )}
        </tbody>
      </Table>
    </Sheet>
  );
}
