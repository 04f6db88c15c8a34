import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(10);

export default function StyleRecipesFocus() {
  return (
    <Box role="group" aria-label="Orders, outline for keys" sx={{ height: 300 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={orderColumns}
        sx={{
          [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: {
            '&:focus:not(:focus-visible)': { outline: 'none' },
            '&:focus-visible': { outlineWidth: 2, outlineOffset: -2 },
          },
        }}
      />
    </Box>
  );
}
