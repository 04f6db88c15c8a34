import IconButton from '@mui/material/IconButton';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';

export default {
  component: Tooltip,
  controls: {
    title: { start: 'Delete file' },
    placement: {},
    arrow: {},
    followCursor: {},
    disableInteractive: {},
    enterDelay: { min: 0, max: 1000, step: 100 },
    leaveDelay: { min: 0, max: 1000, step: 100 },
    children: {
      choices: {
        Icon: (
          <IconButton size="large">
            <DeleteIcon />
          </IconButton>
        ),
      },
      start: 'Icon',
    },
  },
} satisfies Playground<TooltipProps>;
