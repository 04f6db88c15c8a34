import ToggleButton, { type ToggleButtonProps } from '@mui/material/ToggleButton';

export default {
  component: ToggleButton,
  controls: {
    children: { start: 'Only mine' },
    selected: { start: true },
    color: {},
    size: {},
    disabled: {},
    fullWidth: {},
    disableFocusRipple: {},
  },
  fixed: { value: 'mine' },
} satisfies Playground<ToggleButtonProps>;
