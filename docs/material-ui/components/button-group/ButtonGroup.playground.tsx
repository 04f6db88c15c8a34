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
    'aria-label': 'Zoom',
    children: [
      <Button key="out">Zoom out</Button>,
      <Button key="reset">100 %</Button>,
      <Button key="in">Zoom in</Button>,
    ],
  },
} satisfies Playground<ButtonGroupProps>;
