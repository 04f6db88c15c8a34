import Container, { type ContainerProps } from '@mui/material/Container';

export default {
  component: Container,
  controls: {
    maxWidth: { options: ['xs', 'sm', 'md', 'lg', 'xl'] },
    fixed: {},
    disableGutters: {},
  },
  fixed: {
    sx: { bgcolor: 'action.selected', py: 3 },
    children: 'Your orders of the last 30 days',
  },
} satisfies Playground<ContainerProps>;
