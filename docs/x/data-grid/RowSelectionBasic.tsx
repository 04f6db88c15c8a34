import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(30);

export default function RowSelectionBasic() {
  const [ids, setIds] = React.useState<GridRowSelectionModel>([]);

  return (
    <div>
      <Box role="group" aria-label="Orders with checkboxes" sx={{ height: 360 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={orders}
          columns={orderColumns}
          checkboxSelection
          onRowSelectionModelChange={setIds}
        />
      </Box>
      <p>Selected ids: {ids.join(', ')}</p>
    </div>
  );
}
