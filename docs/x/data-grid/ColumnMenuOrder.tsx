import Box from '@mui/material/Box';
import { DataGrid, GridColumnMenuManageItem } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const rows = createShipments(20);

const columnMenu = {
  slots: {
    // No entry that hides a column, only the one that opens the panel.
    columnMenuColumnsItem: GridColumnMenuManageItem,
  },
  slotProps: {
    columnMenuFilterItem: { displayOrder: 0 },
    columnMenuSortItem: { displayOrder: 40 },
  },
};

export default function ColumnMenuOrder() {
  return (
    <Box role="group" aria-label="Shipments, filter first" sx={{ height: 300 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={shipmentColumns}
        slotProps={{ columnMenu }}
      />
    </Box>
  );
}
