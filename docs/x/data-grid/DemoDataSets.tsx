import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { DATA_SETS, type DataSetName } from './demoSets';

export default function DemoDataSets() {
  const [name, setName] = React.useState<DataSetName>('Employees');
  const [count, setCount] = React.useState(100);
  const rows = React.useMemo(() => DATA_SETS[name].create(count), [name, count]);

  return (
    <Box role="group" aria-label="Grid with a choice of data">
      <Stack direction="row" spacing={2} sx={{ mb: 2 }}>
        <TextField
          select
          size="small"
          SelectProps={{ native: true }}
          label="Data set"
          value={name}
          onChange={(event) => setName(event.target.value as DataSetName)}
        >
          {Object.keys(DATA_SETS).map((set) => (
            <option key={set}>{set}</option>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          SelectProps={{ native: true }}
          label="Rows"
          value={count}
          onChange={(event) => setCount(Number(event.target.value))}
        >
          {[100, 1000, 10_000, 100_000].map((rowCount) => (
            <option key={rowCount}>{rowCount}</option>
          ))}
        </TextField>
      </Stack>
      <Box sx={{ height: 480 }}>
        <DataGrid
          key={name}
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={DATA_SETS[name].columns}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ baseButton: { 'aria-label': undefined } }}
        />
      </Box>
    </Box>
  );
}
