import Avatar, { type AvatarProps } from '@mui/material/Avatar';
import SailingOutlined from '@mui/icons-material/SailingOutlined';

export default {
  component: Avatar,
  controls: {
    variant: {},
    children: {
      choices: { Letters: 'AV', Boat: <SailingOutlined /> },
      start: 'Letters',
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
