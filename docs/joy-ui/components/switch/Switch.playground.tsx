import Switch, { type SwitchProps } from '@mui/joy/Switch';

export default {
  component: Switch,
  controls: {
    variant: {},
    color: {},
    size: {},
    startDecorator: { choices: { Text: 'Off' } },
    endDecorator: { choices: { Text: 'On' } },
    disabled: {},
  },
  fixed: { slotProps: { input: { 'aria-label': 'Notifications' } } },
} satisfies Playground<SwitchProps>;
