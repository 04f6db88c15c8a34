import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { createOrderServer } from './orderServer';
import { orderColumns, type Order } from './orders';

const server = createOrderServer({ count: 90 });
const columns = orderColumns.filter(({ type }) => type !== 'date');

export default function FilterServerBasic() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'customer', operator: 'contains', value: 'grace' }],
  });
  const [rows, setRows] = React.useState<Order[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let isOutdated = false;
    setLoading(true);
    void server.list({ filterModel, pageSize: 90 }).then((page) => {
      if (!isOutdated) {
        setRows(page.rows);
        setLoading(false);
      }
    });
    return () => {
      isOutdated = true;
    };
  }, [filterModel]);

  return (
    <Box role="group" aria-label="Orders, server filter" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        loading={loading}
        slotProps={{ loadingOverlay: { 'aria-hidden': true } }}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
      />
    </Box>
  );
}
