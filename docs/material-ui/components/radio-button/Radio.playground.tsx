import Radio, { type RadioProps } from '@mui/material/Radio';
import Circle from '@mui/icons-material/Circle';
import CircleOutlined from '@mui/icons-material/CircleOutlined';

export default {
  component: Radio,
  controls: {
    color: {},
    size: {},
    icon: { choices: { Ring: <CircleOutlined /> } },
    checkedIcon: { choices: { Disc: <Circle /> } },
    disabled: {},
    disableRipple: {},
  },
  fixed: { defaultChecked: true, inputProps: { 'aria-label': 'Express shipping' } },
} satisfies Playground<RadioProps>;
