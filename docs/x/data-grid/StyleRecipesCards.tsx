import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridRowSpacingParams } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const getRowSpacing = ({ isFirstVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 0 : 4,
  bottom: 4,
});

export default function StyleRecipesCards() {
  const rows = React.useMemo(() => createOrders(12), []);

  return (
    <Box role="group" aria-label="Orders as cards" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={orderColumns}
        getRowSpacing={getRowSpacing}
        sx={{
          border: 0,
          '& .MuiDataGrid-columnHeaders, & .MuiDataGrid-cell': { borderBottom: 0 },
          '& .MuiDataGrid-row': {
            borderRadius: 2,
            boxShadow: 'inset 0 0 0 1px light-dark(#c4c4c4, #5a5a5a)',
          },
        }}
      />
    </Box>
  );
}
