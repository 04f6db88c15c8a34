import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { orderColumns, type Order } from './orders';
import { createOrderServer } from './orderServer';

const server = createOrderServer({ count: 150, latency: 700 });

export default function RowUpdatesInfinite() {
  const [rows, setRows] = React.useState<Order[]>([]);
  const [isLoading, setIsLoading] = React.useState(false);
  const next = React.useRef<number | null | undefined>(undefined);
  const isBusy = React.useRef(false);

  const loadMore = React.useCallback(async () => {
    if (isBusy.current || next.current === null) {
      return;
    }
    isBusy.current = true;
    setIsLoading(true);
    const page = await server.list({ after: next.current, pageSize: 30 });
    next.current = page.next;
    isBusy.current = false;
    setRows((list) => [...list, ...page.rows]);
    setIsLoading(false);
  }, []);

  React.useEffect(() => {
    void loadMore();
  }, [loadMore]);

  return (
    <Box role="group" aria-label="Endless orders" sx={{ height: 360 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        slots={{ loadingOverlay: LinearProgress }}
        slotProps={{ loadingOverlay: { 'aria-hidden': true } }}
        loading={isLoading}
        rows={rows}
        columns={orderColumns}
        onRowsScrollEnd={loadMore}
        scrollEndThreshold={200}
      />
    </Box>
  );
}
