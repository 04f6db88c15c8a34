import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders } from './orders';

const rows = createOrders(20);

const columns = [
  { field: 'id', headerName: 'Number', width: 100 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'product', headerName: 'Product', width: 160 },
  { field: 'quantity', headerName: 'Quantity' },
];

const groups = [
  { groupId: 'Order', children: [{ field: 'id' }, { field: 'customer' }] },
  { groupId: 'Goods', children: [{ field: 'product' }, { field: 'quantity' }] },
];

export default function ColumnGroupsBasic() {
  return (
    <Box role="group" aria-label="Orders in column groups" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true, columnGrouping: true }}
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
      />
    </Box>
  );
}
