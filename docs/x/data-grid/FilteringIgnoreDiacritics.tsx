import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, GridToolbarQuickFilter } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(8);

export default function FilteringIgnoreDiacritics() {
  const [ignores, setIgnores] = React.useState(true);

  return (
    <div role="group" aria-label="Search for bjorn">
      <FormControlLabel
        label="ignoreDiacritics"
        control={
          <Switch checked={ignores} onChange={(_, checked) => setIgnores(checked)} />
        }
      />
      <DataGrid
        key={String(ignores)}
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        ignoreDiacritics={ignores}
        rows={orders}
        columns={orderColumns}
        slots={{ toolbar: GridToolbarQuickFilter }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['bjorn'] } },
        }}
      />
    </div>
  );
}
