import CircularProgress, {
  type CircularProgressProps,
} from '@mui/material/CircularProgress';

export default {
  component: CircularProgress,
  controls: {
    variant: { start: 'determinate' },
    value: { start: 65, min: 0, max: 100, step: 5 },
    color: {},
    size: { start: 64, min: 16, max: 160, step: 8 },
    thickness: { min: 1, max: 22, step: 1 },
    disableShrink: {},
  },
  fixed: { 'aria-label': 'Uploading files' },
} satisfies Playground<CircularProgressProps>;
