import { Container, type ContainerProps } from '@mui/system';

export default {
  component: Container,
  controls: {
    maxWidth: { options: ['xs', 'sm', 'md', 'lg', 'xl'] },
    fixed: {},
    disableGutters: {},
  },
  fixed: {
    sx: { bgcolor: 'light-dark(#dbe8ff, #1f3350)', py: 3 },
    children: 'Your orders of the last 30 days',
  },
} satisfies Playground<ContainerProps>;
