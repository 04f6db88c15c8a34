import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

export default function StyleBasic() {
  const rows = React.useMemo(() => createOrders(20), []);

  return (
    <Box role="group" aria-label="Orders" sx={{ height: 320 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={orderColumns}
        sx={{
          border: 0,
          [`& .${gridClasses.columnHeaders}`]: { bgcolor: 'action.hover' },
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
          [`& .${gridClasses.row}:hover`]: { bgcolor: 'action.selected' },
        }}
      />
    </Box>
  );
}
