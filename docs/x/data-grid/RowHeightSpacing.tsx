import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridRowSpacingParams } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(30);

const getRowSpacing = ({ isFirstVisible, isLastVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 8 : 4,
  bottom: isLastVisible ? 8 : 4,
});

export default function RowHeightSpacing() {
  return (
    <Box role="group" aria-label="Orders as cards" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={orderColumns}
        getRowSpacing={getRowSpacing}
        sx={{
          [`& .${gridClasses.virtualScroller}`]: { bgcolor: 'action.hover' },
          [`& .${gridClasses.row}`]: {
            bgcolor: 'background.paper',
            borderRadius: 1,
          },
        }}
      />
    </Box>
  );
}
