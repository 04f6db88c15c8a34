import Typography, { type TypographyProps } from '@mui/joy/Typography';
import Verified from '@mui/icons-material/Verified';

export default {
  component: Typography,
  controls: {
    children: { start: 'Invoice 2043 is paid' },
    level: { start: 'title-lg' },
    color: {},
    variant: {},
    startDecorator: { choices: { Icon: <Verified /> } },
    noWrap: {},
    gutterBottom: {},
  },
} satisfies Playground<TypographyProps>;
