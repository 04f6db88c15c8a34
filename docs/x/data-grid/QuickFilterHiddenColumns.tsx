import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(80);

export default function QuickFilterHiddenColumns() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['japan'],
    quickFilterExcludeHiddenColumns: false,
  });

  return (
    <div>
      <FormControlLabel
        label="Search visible columns only"
        control={
          <Switch
            checked={filterModel.quickFilterExcludeHiddenColumns ?? false}
            onChange={(_, quickFilterExcludeHiddenColumns) =>
              setFilterModel({ ...filterModel, quickFilterExcludeHiddenColumns })
            }
          />
        }
      />
      <Box role="group" aria-label="Search for japan" sx={{ height: 300 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={orders}
          columns={orderColumns}
          columnVisibilityModel={{ country: false }}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </div>
  );
}
