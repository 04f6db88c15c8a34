import Paper from '@mui/material/Paper';
import Grid2, { type Grid2Props } from '@mui/material/Unstable_Grid2';

export default {
  component: Grid2,
  controls: {
    spacing: { choices: { One: 1, Two: 2, Four: 4 }, start: 'Two' },
    columns: { choices: { Six: 6, Eight: 8, Twelve: 12 }, start: 'Twelve' },
    direction: { choices: { Row: 'row', Reversed: 'row-reverse' } },
    justifyContent: {
      choices: { Center: 'center', End: 'flex-end', Apart: 'space-between' },
    },
    wrap: {},
    disableEqualOverflow: {},
  },
  fixed: {
    container: true,
    children: [
      <Grid2 key="1" xs={3}>
        <Paper sx={{ p: 2 }}>Files</Paper>
      </Grid2>,
      <Grid2 key="2" xs={5}>
        <Paper sx={{ p: 2 }}>Messages</Paper>
      </Grid2>,
      <Grid2 key="3" xs={2}>
        <Paper sx={{ p: 2 }}>Tasks</Paper>
      </Grid2>,
    ],
  },
} satisfies Playground<Grid2Props>;
