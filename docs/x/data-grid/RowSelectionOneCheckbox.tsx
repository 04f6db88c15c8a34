import * as React from 'react';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { orderColumns, createOrders } from './orders';

const columns = [
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    headerName: 'Primary',
    width: 90,
    renderHeader: () => 'Primary',
  },
  ...orderColumns.slice(0, 4),
];
const orders = createOrders(5);

export default function RowSelectionOneCheckbox() {
  const [model, setModel] = React.useState<GridRowSelectionModel>([3]);

  return (
    <div role="group" aria-label="One primary order">
      <DataGrid
        autoHeight
        hideFooter
        checkboxSelection
        disableRowSelectionOnClick
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={columns}
        rowSelectionModel={model}
        onRowSelectionModelChange={(next) => setModel(next.slice(-1))}
      />
    </div>
  );
}
