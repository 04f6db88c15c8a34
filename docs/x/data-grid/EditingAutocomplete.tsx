import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { PortInput } from './editingPortInput';
import { shipmentColumns } from './shipmentColumns';
import { createShipments, type Shipment } from './shipments';

const shipments = createShipments(20, 9);
const ports = [...new Set(shipments.map(({ destination }) => destination))].sort();

const columns = shipmentColumns.map((column): GridColDef<Shipment> =>
  column.field === 'destination'
    ? {
        ...column,
        width: 180,
        editable: true,
        renderEditCell: (params) => <PortInput {...params} ports={ports} />,
      }
    : column,
);

export default function EditingAutocomplete() {
  return (
    <Box role="group" aria-label="Shipments and ports" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={shipments}
        columns={columns}
      />
    </Box>
  );
}
