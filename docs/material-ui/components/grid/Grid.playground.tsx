import Grid, { type GridProps } from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default {
  component: Grid,
  controls: {
    spacing: { choices: { One: 1, Two: 2, Four: 4 }, start: 'Two' },
    columns: { choices: { Six: 6, Eight: 8, Twelve: 12 }, start: 'Twelve' },
    direction: {
      choices: { Row: 'row', Reversed: 'row-reverse', Column: 'column' },
    },
    justifyContent: {
      choices: { Center: 'center', End: 'flex-end', Apart: 'space-between' },
    },
    wrap: {},
  },
  fixed: {
    container: true,
    children: [
      <Grid key="1" item xs={4}>
        <Paper sx={{ p: 2 }}>Orders</Paper>
      </Grid>,
      <Grid key="2" item xs={2}>
        <Paper sx={{ p: 2 }}>Users</Paper>
      </Grid>,
      <Grid key="3" item xs={4}>
        <Paper sx={{ p: 2 }}>Revenue</Paper>
      </Grid>,
    ],
  },
} satisfies Playground<GridProps>;
