import Avatar, { type AvatarProps } from '@mui/material/Avatar';
import Folder from '@mui/icons-material/FolderOutlined';

export default {
  component: Avatar,
  controls: {
    variant: {},
    children: {
      choices: { Initials: 'MC', Icon: <Folder /> },
      start: 'Initials',
    },
    sx: {
      choices: {
        Large: { width: 72, height: 72 },
        Primary: { bgcolor: 'primary.main', color: 'primary.contrastText' },
      },
      // White letters on the grey of the default are hard to read.
      start: 'Primary',
    },
  },
} satisfies Playground<AvatarProps>;
