import * as React from 'react';
import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query';
import { DataGrid } from '@mui/x-data-grid';
import { createOrderServer } from './orderServer';
import { orderColumns } from './orders';

const client = new QueryClient();
const server = createOrderServer({ count: 64 });
const columns = orderColumns
  .slice(0, 5)
  .map((column) => ({ ...column, sortable: false, filterable: false }));

function OrderGrid() {
  const [paginationModel, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 5,
  });
  const { data, isFetching } = useQuery({
    queryKey: ['orders', paginationModel],
    queryFn: () => server.list(paginationModel),
    placeholderData: keepPreviousData,
  });

  return (
    <div role="group" aria-label="Orders with TanStack Query">
      <DataGrid
        autoHeight
        experimentalFeatures={{ ariaV7: true }}
        columns={columns}
        rows={data?.rows ?? []}
        rowCount={data?.rowCount ?? 0}
        loading={isFetching}
        slotProps={{ loadingOverlay: { 'aria-hidden': true } }}
        paginationMode="server"
        pageSizeOptions={[5]}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
      />
    </div>
  );
}

export default function PaginationQuery() {
  return (
    <QueryClientProvider client={client}>
      <OrderGrid />
    </QueryClientProvider>
  );
}
