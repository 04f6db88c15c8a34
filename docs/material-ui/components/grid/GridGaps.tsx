import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Grid from '@mui/material/Grid';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const BEDS = ['Onions', 'Carrots', 'Beets', 'Peas', 'Beans', 'Squash'];

export default function GridGaps() {
  const id = React.useId();
  const [rows, setRows] = React.useState(1);
  const [columns, setColumns] = React.useState(3);

  return (
    <Stack spacing={3}>
      <Stack direction="row" spacing={4} flexWrap="wrap" useFlexGap>
        <FormControl sx={{ flex: '1 1 140px' }}>
          <FormLabel id={`${id}-rows`}>Between rows: {rows}</FormLabel>
          <Slider
            aria-labelledby={`${id}-rows`}
            value={rows}
            min={1}
            max={5}
            onChange={(_event, value) => setRows(Number(value))}
          />
        </FormControl>
        <FormControl sx={{ flex: '1 1 140px' }}>
          <FormLabel id={`${id}-columns`}>Between columns: {columns}</FormLabel>
          <Slider
            aria-labelledby={`${id}-columns`}
            value={columns}
            min={1}
            max={5}
            onChange={(_event, value) => setColumns(Number(value))}
          />
        </FormControl>
      </Stack>
      <Box sx={{ overflow: 'hidden' }}>
        <Grid container rowSpacing={rows} columnSpacing={columns}>
          {BEDS.map((bed) => (
            <Grid key={bed} item xs={4}>
              <Box sx={{ p: 1, bgcolor: 'action.selected', typography: 'body2' }}>
                {bed}
              </Box>
            </Grid>
          ))}
        </Grid>
      </Box>
    </Stack>
  );
}
