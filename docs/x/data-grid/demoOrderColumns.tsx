import type * as React from 'react';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import {
  GridActionsCellItem,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { orderColumns, type Order, type OrderStatus } from './orders';

const DOTS: Record<OrderStatus, string> = {
  open: 'warning.main',
  paid: 'info.main',
  shipped: 'success.main',
  returned: 'error.main',
};

const cells: Record<string, Partial<GridColDef<Order>>> = {
  customer: {
    minWidth: 200,
    renderCell: ({ row }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Avatar
          aria-hidden
          sx={{
            width: 28,
            height: 28,
            fontSize: 12,
            bgcolor: 'action.selected',
            color: 'text.primary',
          }}
        >
          {row.customer
            .split(' ')
            .map((name) => name[0])
            .join('')}
        </Avatar>
        {row.customer}
      </Box>
    ),
  },
  quantity: { editable: true },
  status: {
    editable: true,
    width: 120,
    renderCell: ({ row }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          aria-hidden
          sx={{
            width: 8,
            height: 8,
            borderRadius: '50%',
            bgcolor: DOTS[row.status],
          }}
        />
        {row.status}
      </Box>
    ),
  },
  ordered: { editable: true },
};

type SetOrders = React.Dispatch<React.SetStateAction<Order[]>>;

/** The columns of the shop, with cells of their own and a column of buttons. */
export function createDemoColumns(setOrders: SetOrders): GridColDef<Order>[] {
  return [
    ...orderColumns.map((column) => ({ ...column, ...cells[column.field] })),
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 100,
      getActions: ({ row }) => [
        <GridActionsCellItem
          key="copy"
          icon={<ContentCopyIcon />}
          label={`Copy order ${row.id}`}
          onClick={() =>
            setOrders((orders) => [{ ...row, id: orders.length + 1001 }, ...orders])
          }
        />,
        <GridActionsCellItem
          key="delete"
          icon={<DeleteIcon />}
          label={`Delete order ${row.id}`}
          onClick={() =>
            setOrders((orders) => orders.filter(({ id }) => id !== row.id))
          }
        />,
      ],
    },
  ];
}

/** A new quantity changes the total. */
export function correctTotal(order: Order, previous: Order): Order {
  const price = previous.total / previous.quantity;
  return { ...order, total: price * order.quantity };
}

export const demoState: GridInitialState = {
  pagination: { paginationModel: { pageSize: 25 } },
  sorting: { sortModel: [{ field: 'ordered', sort: 'desc' }] },
};

/** The buttons of the toolbar are named by their text. */
export const demoSlotProps = {
  baseButton: { 'aria-label': undefined },
  toolbar: { showQuickFilter: true },
};
