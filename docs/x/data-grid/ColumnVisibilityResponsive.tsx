import * as React from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(20);
const PHONE = { id: false, country: false, quantity: false, ordered: false };

export default function ColumnVisibilityResponsive() {
  const isWide = useMediaQuery('(min-width: 700px)');
  const [chosen, setChosen] = React.useState<GridColumnVisibilityModel>({});
  const model = isWide ? chosen : { ...PHONE, ...chosen };

  return (
    <Box role="group" aria-label="Orders on any screen" sx={{ height: 300, m: 1 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={orderColumns}
        columnVisibilityModel={model}
        onColumnVisibilityModelChange={setChosen}
      />
    </Box>
  );
}
