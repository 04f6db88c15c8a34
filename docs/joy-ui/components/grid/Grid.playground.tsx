import Grid, { type GridProps } from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default {
  component: Grid,
  controls: {
    spacing: { choices: { One: 1, Two: 2, Three: 3 }, start: 'Two' },
    columns: { choices: { Six: 6, Nine: 9, Twelve: 12 }, start: 'Twelve' },
    direction: { choices: { Row: 'row', Reversed: 'row-reverse' } },
    justifyContent: { choices: { Center: 'center', End: 'flex-end' } },
    wrap: {},
    disableEqualOverflow: {},
  },
  fixed: {
    container: true,
    sx: { flexGrow: 1 },
    children: [
      <Grid key="1" xs={3}>
        <Sheet variant="soft">Guests</Sheet>
      </Grid>,
      <Grid key="2" xs={4}>
        <Sheet variant="soft">Rooms</Sheet>
      </Grid>,
      <Grid key="3" xs={3}>
        <Sheet variant="soft">Tables</Sheet>
      </Grid>,
    ],
  },
} satisfies Playground<GridProps>;
