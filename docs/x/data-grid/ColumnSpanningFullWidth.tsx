import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orderColumns } from './orders';
import { rowsByCountry, type CountryRow } from './columnSpanningData';

const columns = orderColumns
  .slice(1)
  .map((column, index): GridColDef<CountryRow> => ({
    ...(column as GridColDef<CountryRow>),
    sortable: false,
    disableColumnMenu: true,
    ...(index === 0 && {
      colSpan: ({ row }) => ('heading' in row ? orderColumns.length - 1 : 1),
      valueGetter: ({ row }) => ('heading' in row ? row.heading : row.customer),
      cellClassName: ({ row }) => ('heading' in row ? 'heading' : ''),
    }),
  }));

export default function ColumnSpanningFullWidth() {
  return (
    <Box
      role="group"
      aria-label="Orders by country"
      sx={{
        height: 400,
        '& .heading': { fontWeight: 'bold', bgcolor: 'action.hover' },
      }}
    >
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rowsByCountry}
        columns={columns}
        isRowSelectable={({ row }) => !('heading' in row)}
      />
    </Box>
  );
}
