import Box from '@mui/material/Box';
import { DataGrid, type GridCellParams } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments, type Shipment } from './shipments';

const shipments = createShipments(25, 3);
const columns = shipmentColumns.map((column) => ({
  ...column,
  editable: ['destination', 'weight', 'departure'].includes(column.field),
}));

export default function EditingIsCellEditable() {
  return (
    <Box role="group" aria-label="Planned shipments can change" sx={{ height: 400 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={shipments}
        columns={columns}
        isCellEditable={({ row }: GridCellParams<Shipment>) =>
          row.status === 'planned'
        }
        sx={{ '& .MuiDataGrid-cell--editable': { bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
