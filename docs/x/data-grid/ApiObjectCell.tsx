import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { createOrders, orderColumns, type Order } from './orders';

function ShipCell({ id, row }: GridRenderCellParams<Order>) {
  const apiRef = useGridApiContext();

  return row.status === 'shipped' ? (
    'Done'
  ) : (
    <Button
      size="small"
      aria-label={`Ship order ${id}`}
      onClick={() => apiRef.current.updateRows([{ id, status: 'shipped' }])}
    >
      Ship
    </Button>
  );
}

const columns: GridColDef<Order>[] = [
  ...orderColumns.filter(({ field }) =>
    ['id', 'customer', 'status'].includes(field),
  ),
  {
    field: 'ship',
    headerName: 'Ship',
    sortable: false,
    renderCell: (params) => <ShipCell {...params} />,
  },
];

export default function ApiObjectCell() {
  const rows = React.useMemo(() => createOrders(5), []);

  return (
    <div role="group" aria-label="Orders to ship">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        disableRowSelectionOnClick
        rows={rows}
        columns={columns}
      />
    </div>
  );
}
