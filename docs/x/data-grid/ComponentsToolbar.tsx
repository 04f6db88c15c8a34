import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarExport,
  GridToolbarFilterButton,
  useGridApiContext,
} from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const rows = createShipments(30);

function ShipmentToolbar() {
  const apiRef = useGridApiContext();
  const showDelayed = () =>
    apiRef.current.setFilterModel({
      items: [{ field: 'status', operator: 'is', value: 'delayed' }],
    });

  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton />
      <GridToolbarDensitySelector />
      <GridToolbarExport csvOptions={{ fileName: 'shipments' }} />
      <Box sx={{ flexGrow: 1 }} />
      <Button size="small" onClick={showDelayed}>
        Only delayed
      </Button>
    </GridToolbarContainer>
  );
}

export default function ComponentsToolbar() {
  return (
    <Box role="group" aria-label="Shipments with a toolbar" sx={{ height: 380 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={shipmentColumns}
        slots={{ toolbar: ShipmentToolbar }}
        slotProps={{ baseButton: { 'aria-label': undefined } }}
      />
    </Box>
  );
}
