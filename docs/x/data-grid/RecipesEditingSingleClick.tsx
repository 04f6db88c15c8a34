import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(20);
const columns = orderColumns.map((column) => ({
  ...column,
  editable: ['customer', 'quantity'].includes(column.field),
}));

export default function RecipesEditingSingleClick() {
  const apiRef = useGridApiRef();

  return (
    <Box role="group" aria-label="Click a cell to edit" sx={{ height: 360 }}>
      <DataGrid
        apiRef={apiRef}
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={columns}
        disableRowSelectionOnClick
        onCellClick={({ id, field, isEditable, cellMode }) => {
          if (isEditable && cellMode === 'view') {
            apiRef.current.startCellEditMode({ id, field });
          }
        }}
      />
    </Box>
  );
}
