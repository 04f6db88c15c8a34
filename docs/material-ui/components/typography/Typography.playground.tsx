import Typography, { type TypographyProps } from '@mui/material/Typography';

export default {
  component: Typography,
  controls: {
    children: { start: 'Your order is on its way' },
    variant: { start: 'h5' },
    align: {},
    gutterBottom: {},
    noWrap: {},
    paragraph: {},
  },
  fixed: { component: 'p' },
} satisfies Playground<TypographyProps<'p', { component?: 'p' }>>;
