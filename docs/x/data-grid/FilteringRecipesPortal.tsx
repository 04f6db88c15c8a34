import * as React from 'react';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridToolbarQuickFilter } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(80);
const SearchPlace = React.createContext<HTMLElement | null>(null);

function PortalToolbar() {
  const place = React.useContext(SearchPlace);
  return (
    <Portal container={place}>
      <GridToolbarQuickFilter />
    </Portal>
  );
}

export default function FilteringRecipesPortal() {
  const [place, setPlace] = React.useState<HTMLElement | null>(null);

  return (
    <SearchPlace.Provider value={place}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1 }}
      >
        <Typography variant="h6" component="h3">
          Orders
        </Typography>
        <Box ref={setPlace} sx={{ minHeight: 36 }} />
      </Stack>
      <Box role="group" aria-label="Orders, search above" sx={{ height: 360 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={orders}
          columns={orderColumns}
          slots={{ toolbar: place ? PortalToolbar : null }}
        />
      </Box>
    </SearchPlace.Provider>
  );
}
