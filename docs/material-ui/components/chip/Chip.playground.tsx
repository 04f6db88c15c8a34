import Chip, { type ChipProps } from '@mui/material/Chip';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import FaceIcon from '@mui/icons-material/Face';
import CheckIcon from '@mui/icons-material/Check';

export default {
  component: Chip,
  controls: {
    label: { start: 'Mia Chen' },
    variant: {},
    color: {},
    size: {},
    icon: {
      choices: {
        Face: <FaceIcon />,
        Check: <CheckIcon />,
        Label: <LabelIcon />,
      },
      start: 'Face',
    },
    clickable: {},
    disabled: {},
  },
} satisfies Playground<ChipProps>;
