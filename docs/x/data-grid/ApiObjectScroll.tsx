import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

export default function ApiObjectScroll() {
  const rows = React.useMemo(() => createOrders(100), []);
  const apiRef = useGridApiRef();
  const [id, setId] = React.useState(70);

  const showOrder = (event: React.FormEvent) => {
    event.preventDefault();
    if (apiRef.current.getRow(id)) {
      const rowIndex = apiRef.current.getRowIndexRelativeToVisibleRows(id);
      apiRef.current.scrollToIndexes({ rowIndex, colIndex: 0 });
      apiRef.current.selectRow(id, true, true);
    }
  };

  return (
    <div>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        onSubmit={showOrder}
        sx={{ mb: 1 }}
      >
        <TextField
          size="small"
          type="number"
          label="Order"
          value={id}
          onChange={(event) => setId(Number(event.target.value))}
        />
        <Button type="submit" variant="outlined">
          Show
        </Button>
      </Stack>
      <Box role="group" aria-label="Orders to scroll" sx={{ height: 360 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          apiRef={apiRef}
          rows={rows}
          columns={orderColumns}
        />
      </Box>
    </div>
  );
}
