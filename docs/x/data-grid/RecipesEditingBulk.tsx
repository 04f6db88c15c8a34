import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridRowId } from '@mui/x-data-grid';
import { createOrderServer } from './orderServer';
import { createOrders, orderColumns, type Order } from './orders';

const server = createOrderServer({ count: 10 });
const columns = orderColumns.map((column) => ({
  ...column,
  editable: ['quantity', 'status'].includes(column.field),
}));

export default function RecipesEditingBulk() {
  const [saved, setSaved] = React.useState(() => createOrders(10));
  const [changed, setChanged] = React.useState<ReadonlyMap<GridRowId, Order>>(
    new Map(),
  );

  const rows = React.useMemo(
    () => saved.map((order) => changed.get(order.id) ?? order),
    [saved, changed],
  );

  const saveAll = async () => {
    await Promise.all([...changed.values()].map((order) => server.save(order)));
    setSaved(rows);
    setChanged(new Map());
  };

  return (
    <div>
      <Button disabled={!changed.size} onClick={() => void saveAll()}>
        Save {changed.size} changed
      </Button>
      <Button disabled={!changed.size} onClick={() => setChanged(new Map())}>
        Discard all
      </Button>
      <Box role="group" aria-label="Orders, saved together" sx={{ height: 360 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
          rows={rows}
          columns={columns}
          processRowUpdate={(order) => {
            setChanged((old) => new Map(old).set(order.id, order));
            return order;
          }}
          getRowClassName={({ id }) => (changed.has(id) ? 'changed' : '')}
          sx={{ '& .changed': { fontWeight: 'bold' } }}
        />
      </Box>
    </div>
  );
}
