import * as React from 'react';
import { DataGrid, type GridPaginationModel } from '@mui/x-data-grid';
import { createOrderServer } from './orderServer';
import { orderColumns, type Order } from './orders';

const server = createOrderServer({ count: 18 });
const columns = orderColumns
  .slice(0, 4)
  .map((column) => ({ ...column, sortable: false, filterable: false }));

export default function PaginationUnknownCount() {
  const [model, setModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });
  const [rows, setRows] = React.useState<readonly Order[]>();
  const [rowCount, setRowCount] = React.useState<number>();

  React.useEffect(() => {
    let isOutdated = false;
    void server.list(model).then(({ rows: found, next }) => {
      if (isOutdated) {
        return;
      }
      setRows(found);
      if (next === null) {
        setRowCount(model.page * model.pageSize + found.length);
      }
    });
    return () => {
      isOutdated = true;
    };
  }, [model]);

  return (
    <div role="group" aria-label="Orders, number unknown">
      <DataGrid
        autoHeight
        experimentalFeatures={{ ariaV7: true }}
        rows={rows ?? []}
        columns={columns}
        paginationMode="server"
        rowCount={rowCount ?? (model.page + 2) * model.pageSize}
        slotProps={{ pagination: { count: rowCount ?? -1 } }}
        pageSizeOptions={[5]}
        paginationModel={model}
        onPaginationModelChange={setModel}
      />
    </div>
  );
}
