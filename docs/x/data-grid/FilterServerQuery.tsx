import * as React from 'react';
import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query';
import { DataGrid, GridToolbarQuickFilter } from '@mui/x-data-grid';
import { createOrderServer, type OrderQuery } from './orderServer';
import { orderColumns } from './orders';

const client = new QueryClient();
const server = createOrderServer({ count: 400 });
const columns = orderColumns.filter(({ type }) => type !== 'date');
const filterModel = { items: [], quickFilterValues: ['lamp'] };

function OrderGrid() {
  const [query, setQuery] = React.useState<OrderQuery>({ pageSize: 5, filterModel });
  const change = (part: OrderQuery) => setQuery((old) => ({ ...old, ...part }));
  const { page = 0, pageSize = 5 } = query;

  const { data, isFetching } = useQuery({
    queryKey: ['orders', query],
    queryFn: () => server.list(query),
    placeholderData: keepPreviousData,
  });

  return (
    <DataGrid
      experimentalFeatures={{ ariaV7: true }}
      autoHeight
      rows={data?.rows ?? []}
      rowCount={data?.rowCount ?? 0}
      columns={columns}
      loading={isFetching}
      slots={{ toolbar: GridToolbarQuickFilter }}
      slotProps={{ loadingOverlay: { 'aria-hidden': true } }}
      filterDebounceMs={400}
      filterMode="server"
      filterModel={query.filterModel}
      onFilterModelChange={(model) => change({ filterModel: model, page: 0 })}
      sortingMode="server"
      onSortModelChange={(sortModel) => change({ sortModel })}
      paginationMode="server"
      pageSizeOptions={[5]}
      paginationModel={{ page, pageSize }}
      onPaginationModelChange={change}
    />
  );
}

export default function FilterServerQuery() {
  return (
    <QueryClientProvider client={client}>
      <div role="group" aria-label="Orders found by the server">
        <OrderGrid />
      </div>
    </QueryClientProvider>
  );
}
