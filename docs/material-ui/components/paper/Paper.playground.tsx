import Paper, { type PaperProps } from '@mui/material/Paper';

export default {
  component: Paper,
  controls: {
    children: { start: '12 open tasks, 3 of them are due today' },
    variant: {},
    elevation: { min: 0, max: 24, step: 1 },
    square: {},
  },
  fixed: { sx: { p: 3 } },
} satisfies Playground<PaperProps>;
