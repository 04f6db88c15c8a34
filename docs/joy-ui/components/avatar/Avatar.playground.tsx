import Avatar, { type AvatarProps } from '@mui/joy/Avatar';
import Group from '@mui/icons-material/Group';

export default {
  component: Avatar,
  controls: {
    children: {
      choices: { Initials: 'MP', Icon: <Group /> },
      start: 'Initials',
    },
    variant: {},
    color: {},
    size: {},
  },
} satisfies Playground<AvatarProps>;
