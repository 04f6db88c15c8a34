import Badge, { type BadgeProps } from '@mui/material/Badge';
import MailIcon from '@mui/icons-material/MailOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';

export default {
  component: Badge,
  controls: {
    badgeContent: { start: '7' },
    color: { start: 'primary' },
    variant: {},
    overlap: {},
    max: { min: 9, max: 999, step: 10 },
    invisible: {},
    children: {
      choices: {
        Mail: <MailIcon fontSize="large" />,
        Notifications: <NotificationsIcon fontSize="large" />,
      },
      start: 'Mail',
    },
  },
} satisfies Playground<BadgeProps>;
