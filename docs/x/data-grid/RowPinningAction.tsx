import * as React from 'react';
import Box from '@mui/material/Box';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createOrders, orderColumns, type Order } from './orders';

const orders = createOrders(30);

export default function RowPinningAction() {
  const [pinnedIds, setPinnedIds] = React.useState<number[]>([4]);

  const pinnedRows = React.useMemo(
    () => ({ top: orders.filter(({ id }) => pinnedIds.includes(id)) }),
    [pinnedIds],
  );

  const columns = React.useMemo<GridColDef<Order>[]>(() => {
    const toggle = (id: number) =>
      setPinnedIds((ids) =>
        ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
      );
    const pin: GridColDef<Order> = {
      field: 'pin',
      type: 'actions',
      headerName: 'Pin',
      width: 70,
      getActions: ({ row: { id } }) => [
        <GridActionsCellItem
          key="pin"
          icon={pinnedIds.includes(id) ? <PushPinIcon /> : <PushPinOutlinedIcon />}
          label={`${pinnedIds.includes(id) ? 'Unpin' : 'Pin'} order ${id}`}
          onClick={() => toggle(id)}
        />,
      ],
    };
    return [pin, ...orderColumns.slice(0, 4)];
  }, [pinnedIds]);

  return (
    <Box role="group" aria-label="Orders to pin" sx={{ height: 400 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={columns}
        pinnedRows={pinnedRows}
      />
    </Box>
  );
}
