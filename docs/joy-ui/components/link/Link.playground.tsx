import Link, { type LinkProps } from '@mui/joy/Link';
import OpenInNew from '@mui/icons-material/OpenInNew';

export default {
  component: Link,
  controls: {
    children: { start: 'Terms of service' },
    variant: {},
    color: {},
    underline: {},
    level: {
      options: ['body-xs', 'body-sm', 'body-md', 'body-lg', 'title-lg', 'h3'],
    },
    endDecorator: { choices: { Icon: <OpenInNew /> } },
    disabled: {},
  },
  fixed: { href: '/joy-ui/react-button/' },
} satisfies Playground<LinkProps>;
