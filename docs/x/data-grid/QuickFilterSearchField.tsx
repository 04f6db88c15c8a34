import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(80);

function SearchToolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarQuickFilter
        variant="outlined"
        size="small"
        fullWidth
        placeholder="Search orders"
        inputProps={{ 'aria-label': 'Search orders' }}
      />
    </GridToolbarContainer>
  );
}

export default function QuickFilterSearchField() {
  return (
    <Box role="group" aria-label="Orders with a search field" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={orderColumns}
        slots={{ toolbar: SearchToolbar }}
        initialState={{
          filter: {
            filterModel: { items: [], quickFilterValues: ['lamp', 'open'] },
          },
        }}
      />
    </Box>
  );
}
