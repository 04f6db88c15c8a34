import Badge, { type BadgeProps } from '@mui/material/Badge';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import TaskIcon from '@mui/icons-material/TaskOutlined';

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
        Inbox: <InboxIcon fontSize="large" />,
        Task: <TaskIcon fontSize="large" />,
      },
      start: 'Inbox',
    },
  },
} satisfies Playground<BadgeProps>;
