import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import {
  DataGrid,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { createOrderServer } from './orderServer';
import { orderColumns, type Order } from './orders';

function SkeletonRows() {
  const apiRef = useGridApiContext();
  const columns = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);

  return (
    <Box aria-hidden sx={{ height: 1, overflow: 'hidden' }}>
      {Array.from({ length: 5 }, (_, row) => (
        <Box key={row} sx={{ display: 'flex', height: 52, alignItems: 'center' }}>
          {columns.map(({ field, computedWidth: width }) => (
            <Box key={field} sx={{ width, flexShrink: 0, px: 1.25 }}>
              <Skeleton />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

const server = createOrderServer({ latency: 1500 });

export default function ComponentsSkeleton() {
  const [rows, setRows] = React.useState<Order[] | null>([]);
  const load = async () => {
    setRows(null);
    setRows((await server.list({ pageSize: 5 })).rows);
  };

  return (
    <div role="group" aria-label="Latest orders">
      <Button onClick={load}>Load orders</Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
          columns={orderColumns}
          rows={rows ?? []}
          loading={!rows}
          slots={{ loadingOverlay: SkeletonRows }}
        />
      </Box>
    </div>
  );
}
