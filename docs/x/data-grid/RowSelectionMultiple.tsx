import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const shipments = createShipments(100);

export default function RowSelectionMultiple() {
  return (
    <Box role="group" aria-label="Shipments without checkboxes" sx={{ height: 400 }}>
      <DataGridPro
        rows={shipments}
        columns={shipmentColumns}
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
