import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(100);

export default function PerformanceUpdateRows() {
  const apiRef = useGridApiRef();
  const [next, setNext] = React.useState(1);

  const ship = () => {
    apiRef.current.updateRows([{ id: next, status: 'shipped' }]);
    setNext(next + 1);
  };

  return (
    <Box>
      <Button onClick={ship} disabled={next > rows.length} sx={{ mb: 1 }}>
        Ship order {Math.min(next, rows.length)}
      </Button>
      <Box role="group" aria-label="Orders to ship" sx={{ height: 320 }}>
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
