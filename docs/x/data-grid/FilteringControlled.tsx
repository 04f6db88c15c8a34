import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(80);

export default function FilteringControlled() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'total', operator: '>=', value: 300 }],
  });

  return (
    <div>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          onClick={() =>
            setFilterModel({
              items: [{ field: 'country', operator: 'equals', value: 'Japan' }],
            })
          }
        >
          Japan
        </Button>
        <Button onClick={() => setFilterModel({ items: [] })}>Clear filters</Button>
      </Stack>
      <Box role="group" aria-label="Orders, filter model" sx={{ height: 360 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={orders}
          columns={orderColumns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
      <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        items: {JSON.stringify(filterModel.items)}
      </Typography>
    </div>
  );
}
