import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { createOrderServer, type OrderPage } from './orderServer';
import { orderColumns } from './orders';

const server = createOrderServer({ count: 340 });
const columns = orderColumns.map((column) => ({
  ...column,
  sortable: false,
  filterable: false,
}));

export default function PaginationServer() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 10 });
  const [data, setData] = React.useState<OrderPage>();
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let isOutdated = false;
    setLoading(true);
    void server.list(model).then((answer) => {
      if (!isOutdated) {
        setData(answer);
        setLoading(false);
      }
    });
    return () => {
      isOutdated = true;
    };
  }, [model]);

  return (
    <Box role="group" aria-label="Orders from the server" sx={{ height: 400 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={data?.rows ?? []}
        columns={columns}
        loading={loading}
        slotProps={{ loadingOverlay: { 'aria-hidden': true } }}
        paginationMode="server"
        rowCount={data?.rowCount ?? 0}
        pageSizeOptions={[10, 25]}
        paginationModel={model}
        onPaginationModelChange={setModel}
      />
    </Box>
  );
}
