import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from './shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'destination', headerName: 'Destination', width: 130 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

const renderTitle = ({ headerName, fields }: GridColumnGroupHeaderParams) => (
  <Stack direction="row" spacing={1} alignItems="center">
    <LocalShippingIcon fontSize="small" />
    <span>{`${headerName} (${fields.length})`}</span>
  </Stack>
);

const model: GridColumnGroupingModel = [
  {
    groupId: 'delivery',
    headerName: 'Delivery',
    headerAlign: 'center',
    headerClassName: 'delivery',
    renderHeaderGroup: renderTitle,
    children: [{ field: 'destination' }, { field: 'weight' }],
  },
];

const rows = createShipments(20);

export default function ColumnGroupsStyle() {
  return (
    <Box
      role="group"
      aria-label="Shipments with a coloured group"
      sx={{ height: 360, '& .delivery': { bgcolor: 'action.selected' } }}
    >
      <DataGrid
        experimentalFeatures={{ ariaV7: true, columnGrouping: true }}
        rows={rows}
        columns={columns}
        columnGroupingModel={model}
      />
    </Box>
  );
}
