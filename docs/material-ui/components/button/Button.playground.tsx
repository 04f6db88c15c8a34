import Button, { type ButtonProps } from '@mui/material/Button';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import SendIcon from '@mui/icons-material/Send';

export default {
  component: Button,
  controls: {
    children: { start: 'Send invoice' },
    variant: { start: 'contained' },
    color: {},
    size: {},
    startIcon: {
      choices: {
        Send: <SendIcon />,
        Archive: <ArchiveIcon />,
        Delete: <DeleteIcon />,
      },
      start: 'Send',
    },
    disabled: {},
    fullWidth: {},
    disableElevation: {},
  },
} satisfies Playground<ButtonProps>;
