import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

export default function ApiObjectBasic() {
  const rows = React.useMemo(() => createOrders(250), []);
  const apiRef = useGridApiRef();

  return (
    <Box role="group" aria-label="Orders" sx={{ height: 400 }}>
      <Button onClick={() => apiRef.current.setPage(2)}>Go to the third page</Button>
      <Box sx={{ height: 360 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          apiRef={apiRef}
          rows={rows}
          columns={orderColumns}
        />
      </Box>
    </Box>
  );
}
