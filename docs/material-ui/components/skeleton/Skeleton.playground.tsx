import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';

export default {
  component: Skeleton,
  controls: {
    variant: { start: 'rounded' },
    animation: { options: ['pulse', 'wave'] },
    width: { start: 240, min: 40, max: 400, step: 40 },
    height: { start: 80, min: 20, max: 160, step: 20 },
  },
} satisfies Playground<SkeletonProps>;
