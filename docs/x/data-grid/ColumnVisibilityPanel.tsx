import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(20);

function ColumnsToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

const listed = (columns: GridColDef[]) =>
  columns.map(({ field }) => field).filter((field) => field !== 'id');

export default function ColumnVisibilityPanel() {
  return (
    <Box role="group" aria-label="Orders with a columns button" sx={{ height: 400 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: ColumnsToolbar }}
        slotProps={{
          columnsPanel: {
            getTogglableColumns: listed,
            sort: 'asc',
            disableHideAllButton: true,
          },
        }}
        initialState={{ columns: { columnVisibilityModel: { id: false } } }}
      />
    </Box>
  );
}
