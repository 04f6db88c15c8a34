import IconButton from '@mui/material/IconButton';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import SailingIcon from '@mui/icons-material/SailingOutlined';

export default {
  component: Tooltip,
  controls: {
    title: { start: 'Boats for hire' },
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
            <SailingIcon />
          </IconButton>
        ),
      },
      start: 'Icon',
    },
  },
} satisfies Playground<TooltipProps>;
