import Link, { type LinkProps } from '@mui/material/Link';

export default {
  component: Link,
  fixed: { href: '/material-ui/' },
  controls: {
    children: { start: 'Terms of service' },
    underline: {},
    color: { options: ['primary', 'secondary', 'error', 'inherit'] },
    variant: { options: ['inherit', 'body2', 'body1', 'h6', 'button'] },
  },
} satisfies Playground<LinkProps>;
