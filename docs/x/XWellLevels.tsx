import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const wells = [
  { id: 'North meadow', depth: 31, levels: [12.4, 13.1, 11.2, 10.6] },
  { id: 'Old mill', depth: 18, levels: [6.2, 7.9, 5.4, 4.8] },
  { id: 'Quarry', depth: 44, levels: [21.7, 22.3, 20.9, 19.5] },
  { id: 'Station', depth: 27, levels: [9.1, 10.4, 8.8, 8.2] },
];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Well', flex: 1, minWidth: 110 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 100 },
];

export default function XWellLevels() {
  const [chosen, setChosen] = React.useState('Quarry');
  const levels = wells.find(({ id }) => id === chosen)?.levels ?? [];

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Box role="group" aria-label="Wells" sx={{ height: 268, minWidth: 0 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={wells}
          columns={columns}
          hideFooter
          rowSelectionModel={[chosen]}
          onRowSelectionModelChange={([id]) => id && setChosen(String(id))}
        />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" aria-live="polite">
          Water level in metres: {chosen}
        </Typography>
        <Box
          dir="ltr"
          role="img"
          aria-label={`Water level of ${chosen} by quarter: ${levels.join(', ')}`}
        >
          <BarChart
            height={240}
            colors={['#2e7fd1']}
            xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
            series={[{ data: levels }]}
          />
        </Box>
      </Box>
    </Box>
  );
}
