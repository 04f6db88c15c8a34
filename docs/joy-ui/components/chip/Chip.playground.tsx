import Avatar from '@mui/joy/Avatar';
import Chip, { type ChipProps } from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import LocalOffer from '@mui/icons-material/LocalOffer';

export default {
  component: Chip,
  controls: {
    children: { start: 'Invoice' },
    variant: {},
    color: {},
    size: {},
    startDecorator: {
      choices: { Icon: <LocalOffer />, Avatar: <Avatar>M</Avatar> },
    },
    endDecorator: {
      choices: { Delete: <ChipDelete aria-label="Remove Invoice" /> },
    },
    disabled: {},
  },
} satisfies Playground<ChipProps>;
