import Chip, { type ChipProps } from '@mui/material/Chip';
import EggIcon from '@mui/icons-material/EggOutlined';
import GrassIcon from '@mui/icons-material/GrassOutlined';
import WaterIcon from '@mui/icons-material/WaterOutlined';

export default {
  component: Chip,
  controls: {
    label: { start: 'Meadow' },
    variant: {},
    color: {},
    size: {},
    icon: {
      choices: {
        Grass: <GrassIcon />,
        Water: <WaterIcon />,
        Egg: <EggIcon />,
      },
      start: 'Grass',
    },
    clickable: {},
    disabled: {},
  },
} satisfies Playground<ChipProps>;
