import Box from '@mui/material/Box';
import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const groups: GridColumnGroupingModel = [
  {
    groupId: 'route',
    headerName: 'Route',
    headerClassName: 'group-header',
    children: [{ field: 'customer' }, { field: 'destination' }],
  },
  {
    groupId: 'load',
    headerName: 'Load',
    headerClassName: 'group-header',
    children: [{ field: 'weight' }, { field: 'status' }],
  },
];

const LAST_OF_GROUP = ['destination', 'status']
  .map((field) => `& [data-field="${field}"]`)
  .join(', ');

const columns = shipmentColumns.slice(1, 5);
const rows = createShipments(8);

export default function StyleRecipesGroups() {
  return (
    <Box role="group" aria-label="Shipments in groups" sx={{ height: 380 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true, columnGrouping: true }}
        columnGroupingModel={groups}
        hideFooter
        rows={rows}
        columns={columns}
        sx={{
          '& .group-header': {
            bgcolor: 'action.hover',
            borderInlineEnd: '1px solid',
            borderColor: 'text.disabled',
          },
          [LAST_OF_GROUP]: {
            borderInlineEnd: '1px solid',
            borderInlineEndColor: 'text.disabled',
          },
        }}
      />
    </Box>
  );
}
