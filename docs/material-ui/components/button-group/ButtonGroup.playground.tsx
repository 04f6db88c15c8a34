import Button from '@mui/material/Button';
import ButtonGroup, { type ButtonGroupProps } from '@mui/material/ButtonGroup';

export default {
  component: ButtonGroup,
  controls: {
    variant: {},
    color: {},
    size: {},
    orientation: {},
    disabled: {},
    fullWidth: {},
    disableElevation: {},
    disableRipple: {},
  },
  fixed: {
    'aria-label': 'Blind of the studio',
    children: [
      <Button key="up">Up</Button>,
      <Button key="stop">Stop</Button>,
      <Button key="down">Down</Button>,
    ],
  },
} satisfies Playground<ButtonGroupProps>;
