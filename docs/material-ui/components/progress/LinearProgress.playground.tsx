import LinearProgress, {
  type LinearProgressProps,
} from '@mui/material/LinearProgress';

export default {
  component: LinearProgress,
  controls: {
    variant: { start: 'determinate' },
    value: { start: 40, min: 0, max: 100, step: 5 },
    valueBuffer: { start: 70, min: 0, max: 100, step: 5 },
    color: {},
  },
  fixed: { 'aria-label': 'Uploading files' },
} satisfies Playground<LinearProgressProps>;
