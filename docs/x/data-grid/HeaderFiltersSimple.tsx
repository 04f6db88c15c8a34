import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(80);
const columns = orderColumns.slice(1, 5);

export default function HeaderFiltersSimple() {
  return (
    <Box role="group" aria-label="Compact header filters" sx={{ height: 360 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        unstable_headerFilters
        slots={{ headerFilterMenu: null }}
        slotProps={{
          headerFilterCell: {
            showClearIcon: false,
            InputComponentProps: { size: 'small', variant: 'outlined' },
          },
        }}
        sx={{ [`& .${gridClasses.headerFilterRow}`]: { bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
