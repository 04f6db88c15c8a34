import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(80);

export default function FilteringRecipesInput() {
  const [text, setText] = React.useState('');
  const filterModel = React.useMemo(
    () => ({ items: [], quickFilterValues: text.split(' ').filter(Boolean) }),
    [text],
  );

  return (
    <div>
      <TextField
        label="Search orders"
        type="search"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ mb: 2 }}
      />
      <Box role="group" aria-label="Found orders" sx={{ height: 340 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={orders}
          columns={orderColumns}
          disableColumnFilter
          filterModel={filterModel}
        />
      </Box>
    </div>
  );
}
