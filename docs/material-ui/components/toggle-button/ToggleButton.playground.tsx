import ToggleButton, { type ToggleButtonProps } from '@mui/material/ToggleButton';

export default {
  component: ToggleButton,
  controls: {
    children: { start: 'Night boats' },
    selected: { start: true },
    color: {},
    size: {},
    disabled: {},
    fullWidth: {},
    disableFocusRipple: {},
  },
  fixed: { value: 'night' },
} satisfies Playground<ToggleButtonProps>;
