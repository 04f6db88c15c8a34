import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type GridGroupNode,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import type { Order } from './orders';
import { createOrderServer } from './orderServer';

const server = createOrderServer({ count: 40 });

export default function RowGroupingKeepExpanded() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Order[]>([]);
  const openIds = React.useRef(new Set<GridRowId>());

  const load = React.useCallback(async () => {
    const page = await server.list({ pageSize: 40 });
    setRows(page.rows);
  }, []);

  React.useEffect(() => {
    void load();
    return apiRef.current.subscribeEvent('rowExpansionChange', (node) => {
      if (node.childrenExpanded) {
        openIds.current.add(node.id);
      } else {
        openIds.current.delete(node.id);
      }
    });
  }, [apiRef, load]);

  const isOpen = React.useCallback(
    ({ id }: GridGroupNode) => openIds.current.has(id),
    [],
  );

  return (
    <div>
      <Button variant="outlined" onClick={() => void load()} sx={{ mb: 1 }}>
        Refresh
      </Button>
      <Box role="group" aria-label="Orders from the server" sx={{ height: 360 }}>
        <DataGridPremium
          experimentalFeatures={{ ariaV7: true }}
          apiRef={apiRef}
          rows={rows}
          columns={groupedOrderColumns}
          initialState={{ rowGrouping: { model: ['status'] } }}
          isGroupExpandedByDefault={isOpen}
        />
      </Box>
    </div>
  );
}
