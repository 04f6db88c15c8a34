import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, gridClasses, GridToolbarFilterButton } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(60);
const small = { variant: 'outlined', size: 'small' };

export default function FilterCustomPanel() {
  return (
    <Box role="group" aria-label="Orders, styled filter panel" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={orderColumns}
        slots={{ toolbar: GridToolbarFilterButton }}
        slotProps={{
          baseButton: { 'aria-label': undefined },
          panel: { placement: 'bottom-end' },
          filterPanel: {
            columnsSort: 'asc',
            sx: {
              maxWidth: 'calc(100vw - 32px)',
              [`& .${gridClasses.filterForm}`]: { flexWrap: 'wrap', gap: 1 },
            },
            filterFormProps: {
              filterColumns: ({ columns }) =>
                columns
                  .filter(({ field }) => field !== 'id')
                  .map(({ field }) => field),
              columnInputProps: small,
              operatorInputProps: small,
              valueInputProps: { InputComponentProps: small },
              deleteIconProps: { sx: { justifyContent: 'center' } },
            },
          },
        }}
      />
    </Box>
  );
}
