import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(30);

const columns = orderColumns.map((column) =>
  column.field === 'id' ? { ...column, disableReorder: true } : column,
);

export default function ColumnOrderingBasic() {
  return (
    <Box role="group" aria-label="Orders" sx={{ height: 360 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        initialState={{
          columns: { orderedFields: ['id', 'status', 'customer'] },
        }}
      />
    </Box>
  );
}
