import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  useGridApiRef,
  type GridFetchRowsParams,
} from '@mui/x-data-grid-pro';
import { createOrders, orderColumns } from './orders';
import { createOrderServer } from './orderServer';

const COUNT = 1000;
const server = createOrderServer({ count: COUNT });
const firstRows = createOrders(20);

export default function RowUpdatesLazy() {
  const apiRef = useGridApiRef();

  const fetchRows = async (params: GridFetchRowsParams) => {
    const first = params.firstRowToRender;
    const { rows } = await server.list({
      after: first || null,
      pageSize: params.lastRowToRender - first,
    });
    apiRef.current.unstable_replaceRows(first, rows);
  };

  return (
    <Box role="group" aria-label="A thousand orders, loaded lazily">
      <Box sx={{ height: 360 }}>
        <DataGridPro
          apiRef={apiRef}
          experimentalFeatures={{ ariaV7: true, lazyLoading: true }}
          columns={orderColumns.map((column) => ({ ...column, sortable: false }))}
          disableColumnFilter
          hideFooterPagination
          rowCount={COUNT}
          rows={firstRows}
          rowsLoadingMode="server"
          onFetchRows={fetchRows}
        />
      </Box>
    </Box>
  );
}
