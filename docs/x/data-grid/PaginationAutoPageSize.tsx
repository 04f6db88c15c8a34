import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(60);

export default function PaginationAutoPageSize() {
  const [height, setHeight] = React.useState(380);

  return (
    <div>
      <Slider
        aria-label="Height of the grid in pixels"
        min={300}
        max={500}
        step={20}
        value={height}
        onChange={(event, value) => setHeight(value as number)}
      />
      <Box role="group" aria-label="As many orders as fit" style={{ height }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          autoPageSize
          rows={orders}
          columns={orderColumns}
        />
      </Box>
    </div>
  );
}
