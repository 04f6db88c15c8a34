import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'File', flex: 1 },
  { field: 'size', headerName: 'Size (kB)', type: 'number', width: 120 },
];

export default function LayoutMaxHeight() {
  const [count, setCount] = React.useState(3);
  const files = React.useMemo(
    () =>
      Array.from({ length: count }, (_, index) => ({
        id: index,
        name: `scan-${index + 1}.png`,
        size: 120 + 37 * index,
      })),
    [count],
  );

  return (
    <Box sx={{ maxWidth: 480 }}>
      <Slider
        aria-label="Number of files"
        valueLabelDisplay="auto"
        min={1}
        max={30}
        value={count}
        onChange={(_, value) => setCount(value as number)}
      />
      <Box
        role="group"
        aria-label="Files"
        sx={{ display: 'flex', flexDirection: 'column', maxHeight: 360 }}
      >
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={files}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
