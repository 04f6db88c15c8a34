import Skeleton, { type SkeletonProps } from '@mui/joy/Skeleton';

export default {
  component: Skeleton,
  controls: {
    variant: {
      start: 'rectangular',
      options: ['rectangular', 'circular', 'text', 'inline'],
    },
    animation: { options: ['pulse', 'wave'] },
    width: { choices: { Narrow: 160, Wide: '80%' }, start: 'Narrow' },
    height: { choices: { Low: 48, High: 160 }, start: 'Low' },
    level: { options: ['h2', 'title-md', 'body-md', 'body-xs'] },
    loading: {},
    children: { start: 'Order 2041' },
  },
} satisfies Playground<SkeletonProps>;
