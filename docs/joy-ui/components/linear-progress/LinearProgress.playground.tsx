import LinearProgress, { type LinearProgressProps } from '@mui/joy/LinearProgress';

export default {
  component: LinearProgress,
  controls: {
    determinate: { start: true },
    value: { start: 60, min: 0, max: 100, step: 5 },
    variant: {},
    color: {},
    size: {},
    thickness: { start: 8, min: 1, max: 24, step: 1 },
  },
  fixed: { 'aria-label': 'Upload' },
} satisfies Playground<LinearProgressProps>;
