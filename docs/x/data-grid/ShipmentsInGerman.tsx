import * as React from 'react';
import { DataGrid, deDE, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from './shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'reference', headerName: 'Sendung', width: 120 },
  { field: 'destination', headerName: 'Ziel', minWidth: 120, flex: 1 },
  { field: 'weight', headerName: 'Gewicht (kg)', type: 'number', width: 140 },
];

export default function ShipmentsInGerman() {
  const rows = React.useMemo(() => createShipments(5), []);

  return (
    <div lang="de" role="group" aria-label="Sendungen">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        checkboxSelection
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        localeText={deDE.components.MuiDataGrid.defaultProps.localeText}
      />
    </div>
  );
}
