import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(30);

export default function AccessibilityBasic() {
  const id = React.useId();

  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="h6" sx={{ mb: 1 }}>
        Orders of this year
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={orderColumns}
        />
      </Box>
    </div>
  );
}
