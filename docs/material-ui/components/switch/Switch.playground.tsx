import Switch, { type SwitchProps } from '@mui/material/Switch';

export default {
  component: Switch,
  controls: {
    color: {},
    size: {},
    disabled: {},
    disableRipple: {},
    required: {},
  },
  fixed: { defaultChecked: true, inputProps: { 'aria-label': 'Notifications' } },
} satisfies Playground<SwitchProps>;
