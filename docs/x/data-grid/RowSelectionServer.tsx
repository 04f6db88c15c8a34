import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { createOrderServer, type OrderPage } from './orderServer';
import { orderColumns } from './orders';

const server = createOrderServer({ count: 40, latency: 250 });
const columns = orderColumns.map((column) => ({
  ...column,
  filterable: false,
  sortable: false,
}));

export default function RowSelectionServer() {
  const [page, setPage] = React.useState(0);
  const [answer, setAnswer] = React.useState<OrderPage>();
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([2]);

  React.useEffect(() => {
    let isOutdated = false;
    void server.list({ page, pageSize: 5 }).then((found) => {
      if (!isOutdated) {
        setAnswer(found);
      }
    });
    return () => {
      isOutdated = true;
    };
  }, [page]);

  return (
    <Box role="group" aria-label="Selection over all pages">
      <DataGrid
        autoHeight
        experimentalFeatures={{ ariaV7: true }}
        rows={answer?.rows ?? []}
        columns={columns}
        checkboxSelection
        keepNonExistentRowsSelected
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        paginationMode="server"
        rowCount={answer?.rowCount ?? 0}
        pageSizeOptions={[5]}
        paginationModel={{ page, pageSize: 5 }}
        onPaginationModelChange={(model) => setPage(model.page)}
      />
    </Box>
  );
}
