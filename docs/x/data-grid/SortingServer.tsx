import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridSortModel } from '@mui/x-data-grid';
import { createOrderServer } from './orderServer';
import { orderColumns, type Order } from './orders';

const server = createOrderServer({ count: 200, latency: 600 });
const columns = orderColumns.map((column) => ({ ...column, filterable: false }));

export default function SortingServer() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'total', sort: 'desc' },
  ]);
  const [answer, setAnswer] = React.useState<{
    rows: readonly Order[];
    sortModel?: GridSortModel;
  }>({ rows: [] });

  React.useEffect(() => {
    let isOutdated = false;
    void server.list({ sortModel, pageSize: 20 }).then(({ rows }) => {
      if (!isOutdated) {
        setAnswer({ rows, sortModel });
      }
    });
    return () => {
      isOutdated = true;
    };
  }, [sortModel]);

  return (
    <Box role="group" aria-label="The first 20 of 200 orders" sx={{ height: 400 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
        rows={answer.rows}
        columns={columns}
        loading={answer.sortModel !== sortModel}
        slotProps={{ loadingOverlay: { 'aria-hidden': true } }}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
      />
    </Box>
  );
}
