import IconButton from '@mui/joy/IconButton';
import Tooltip, { type TooltipProps } from '@mui/joy/Tooltip';
import Archive from '@mui/icons-material/Archive';

export default {
  component: Tooltip,
  controls: {
    title: { start: 'Archive' },
    placement: {},
    arrow: {},
    variant: {},
    color: {},
    size: {},
    followCursor: {},
    enterDelay: { min: 0, max: 1000, step: 100 },
    leaveDelay: { min: 0, max: 1000, step: 100 },
  },
  fixed: {
    children: (
      <IconButton variant="soft">
        <Archive />
      </IconButton>
    ),
  },
} satisfies Playground<TooltipProps>;
