import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const model: GridColumnGroupingModel = [
  {
    groupId: 'parties',
    headerName: 'Parties',
    description: 'Who sends and who receives',
    children: [
      { groupId: 'From', children: [{ field: 'reference' }, { field: 'customer' }] },
      { groupId: 'To', children: [{ field: 'destination' }] },
    ],
  },
  {
    groupId: 'freight',
    headerName: 'Freight',
    children: [
      { groupId: 'Load', children: [{ field: 'weight' }] },
      {
        groupId: 'Transport',
        children: [{ field: 'status' }, { field: 'departure' }],
      },
    ],
  },
];

const columns = shipmentColumns.slice(0, -1);

export default function ColumnGroupsNested() {
  const shipments = React.useMemo(() => createShipments(30), []);

  return (
    <Box role="group" aria-label="Shipments in nested groups" sx={{ height: 400 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true, columnGrouping: true }}
        rows={shipments}
        columns={columns}
        columnGroupingModel={model}
        columnHeaderHeight={44}
      />
    </Box>
  );
}
