import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

export default function CellSelectionRange() {
  const rows = React.useMemo(() => createOrders(8), []);
  const apiRef = useGridApiRef();

  const selectColumns = () => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    apiRef.current.unstable_selectCellRange(
      { id: ids[0]!, field: 'quantity' },
      { id: ids.at(-1)!, field: 'total' },
    );
  };

  return (
    <div>
      <Button variant="outlined" onClick={selectColumns} sx={{ mb: 1 }}>
        Select quantities and totals
      </Button>
      <Box role="group" aria-label="Orders with a range" sx={{ height: 360 }}>
        <DataGridPremium
          experimentalFeatures={{ ariaV7: true }}
          apiRef={apiRef}
          rows={rows}
          columns={groupedOrderColumns}
          unstable_cellSelection
          disableRowSelectionOnClick
        />
      </Box>
    </div>
  );
}
