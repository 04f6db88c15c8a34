import Box from '@mui/material/Box';
import { DataGrid, type GridRowParams } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments, type Shipment } from './shipments';

const shipments = createShipments(40, 3);

function isPlanned({ row }: GridRowParams<Shipment>) {
  return row.status === 'planned';
}

export default function RowSelectionIsSelectable() {
  return (
    <Box role="group" aria-label="Only planned shipments" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={shipments}
        columns={shipmentColumns}
        checkboxSelection
        disableRowSelectionOnClick
        isRowSelectable={isPlanned}
      />
    </Box>
  );
}
