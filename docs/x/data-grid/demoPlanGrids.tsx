import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { createOrders, orderColumns } from './orders';

const common = {
  experimentalFeatures: { ariaV7: true },
  rows: createOrders(300),
  columns: orderColumns,
};

/** The same orders in the grid of each plan. */
export const planGrids = {
  Community: <DataGrid {...common} />,
  Pro: (
    <DataGridPro
      {...common}
      checkboxSelection
      initialState={{
        pinnedColumns: { left: ['__check__', 'id'] },
        sorting: {
          sortModel: [
            { field: 'status', sort: 'asc' },
            { field: 'total', sort: 'desc' },
          ],
        },
      }}
    />
  ),
  Premium: (
    <DataGridPremium
      {...common}
      unstable_cellSelection
      slots={{ toolbar: GridToolbar }}
      slotProps={{ baseButton: { 'aria-label': undefined } }}
      initialState={{
        columns: { columnVisibilityModel: { country: false } },
        rowGrouping: { model: ['country'] },
        aggregation: { model: { total: 'sum' } },
      }}
    />
  ),
};
