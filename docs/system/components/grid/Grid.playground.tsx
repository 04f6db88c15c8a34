import * as React from 'react';
import { Box, Unstable_Grid as Grid } from '@mui/system';

export default {
  component: Grid,
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
      <Grid key="1" xs={3}>
        <Box sx={{ p: 1.5, bgcolor: 'light-dark(#dbe8ff, #1f3350)' }}>Files</Box>
      </Grid>,
      <Grid key="2" xs={5}>
        <Box sx={{ p: 1.5, bgcolor: 'light-dark(#dbe8ff, #1f3350)' }}>Messages</Box>
      </Grid>,
      <Grid key="3" xs={2}>
        <Box sx={{ p: 1.5, bgcolor: 'light-dark(#dbe8ff, #1f3350)' }}>Tasks</Box>
      </Grid>,
    ],
  },
} satisfies Playground<React.ComponentProps<typeof Grid>>;
