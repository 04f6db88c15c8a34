import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridRowTreeSelector,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

export default function RowGroupingExpandAll() {
  const rows = React.useMemo(() => createOrders(40), []);
  const apiRef = useGridApiRef();

  const setAllExpanded = (isExpanded: boolean) => {
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      if (node.type === 'group' && node.id !== GRID_ROOT_GROUP_ID) {
        apiRef.current.setRowChildrenExpansion(node.id, isExpanded);
      }
    }
  };

  return (
    <div>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button variant="outlined" onClick={() => setAllExpanded(true)}>
          Expand all
        </Button>
        <Button variant="outlined" onClick={() => setAllExpanded(false)}>
          Collapse all
        </Button>
      </Stack>
      <Box role="group" aria-label="Orders by country" sx={{ height: 360 }}>
        <DataGridPremium
          experimentalFeatures={{ ariaV7: true }}
          apiRef={apiRef}
          rows={rows}
          columns={groupedOrderColumns}
          initialState={{ rowGrouping: { model: ['country'] } }}
        />
      </Box>
    </div>
  );
}
