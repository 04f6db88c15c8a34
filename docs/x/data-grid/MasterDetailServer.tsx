import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { toggleColumn } from './masterDetailData';
import { createOrders, orderColumns, type Order } from './orders';
import { createOrderServer } from './orderServer';

const server = createOrderServer({ count: 120 });
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 60_000 } },
});

const rows = createOrders(20);
const columns = [toggleColumn, ...orderColumns.slice(0, 4)];

function CustomerOrders({ customer }: Pick<Order, 'customer'>) {
  const items = [{ field: 'customer', operator: 'equals', value: customer }];
  const { data, isPending, refetch } = useQuery({
    queryKey: ['orders of', customer],
    queryFn: () => server.list({ pageSize: 3, filterModel: { items } }),
  });
  if (isPending) return <LinearProgress aria-label={`Orders of ${customer}`} />;
  if (!data) return <Button onClick={() => refetch()}>Load again</Button>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 3 }}>
      {data.rows.map(({ id, product, status }) => (
        <li key={id}>{`Order ${id}: ${product}, ${status}`}</li>
      ))}
    </Box>
  );
}

const getContent = ({ row }: GridRowParams<Order>) => (
  <Box role="row" sx={{ p: 2 }}>
    <div role="gridcell">
      <CustomerOrders customer={row.customer} />
    </div>
  </Box>
);

const getHeight = () => 'auto' as const;

export default function MasterDetailServer() {
  return (
    <QueryClientProvider client={queryClient}>
      <Box role="group" aria-label="Orders by customer" sx={{ height: 400 }}>
        <DataGridPro
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={columns}
          getDetailPanelContent={getContent}
          getDetailPanelHeight={getHeight}
        />
      </Box>
    </QueryClientProvider>
  );
}
