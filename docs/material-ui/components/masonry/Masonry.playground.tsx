import Masonry, { type MasonryProps } from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

export default {
  component: Masonry,
  controls: {
    columns: { choices: { Two: 2, Three: 3, Four: 4 }, start: 'Three' },
    spacing: { choices: { None: 0, One: 1, Three: 3 }, start: 'One' },
  },
  fixed: {
    defaultColumns: 3,
    defaultHeight: 220,
    defaultSpacing: 1,
    children: [
      <Paper key="1" sx={{ p: 1, height: 64 }}>
        Task 1
      </Paper>,
      <Paper key="2" sx={{ p: 1, height: 112 }}>
        Task 2
      </Paper>,
      <Paper key="3" sx={{ p: 1, height: 80 }}>
        Task 3
      </Paper>,
      <Paper key="4" sx={{ p: 1, height: 96 }}>
        Task 4
      </Paper>,
      <Paper key="5" sx={{ p: 1, height: 48 }}>
        Task 5
      </Paper>,
    ],
  },
} satisfies Playground<MasonryProps>;
