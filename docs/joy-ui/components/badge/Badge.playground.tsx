import Avatar from '@mui/joy/Avatar';
import Badge, { type BadgeProps } from '@mui/joy/Badge';

export default {
  component: Badge,
  controls: {
    badgeContent: { start: '4' },
    variant: {},
    color: {},
    size: {},
    anchorOrigin: {
      choices: {
        'Top left': { vertical: 'top', horizontal: 'left' },
        'Bottom right': { vertical: 'bottom', horizontal: 'right' },
        'Bottom left': { vertical: 'bottom', horizontal: 'left' },
      },
    },
    invisible: {},
  },
  fixed: { badgeInset: '14%', children: <Avatar>MP</Avatar> },
} satisfies Playground<BadgeProps>;
