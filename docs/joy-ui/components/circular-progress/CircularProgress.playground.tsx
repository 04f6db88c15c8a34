import CircularProgress, {
  type CircularProgressProps,
} from '@mui/joy/CircularProgress';

export default {
  component: CircularProgress,
  controls: {
    determinate: { start: true },
    value: { start: 60, min: 0, max: 100, step: 5 },
    variant: {},
    color: {},
    size: { start: 'lg' },
    thickness: { start: 8, min: 1, max: 16, step: 1 },
    children: { start: '3 / 5' },
  },
  fixed: { 'aria-label': 'Onboarding' },
} satisfies Playground<CircularProgressProps>;
