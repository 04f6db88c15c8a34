import Paper, { type PaperProps } from '@mui/material/Paper';

export default {
  component: Paper,
  controls: {
    children: { start: 'High water at 14:20, low water at 20:35' },
    variant: {},
    elevation: { min: 0, max: 24, step: 1 },
    square: {},
  },
  fixed: { sx: { p: 3 } },
} satisfies Playground<PaperProps>;
