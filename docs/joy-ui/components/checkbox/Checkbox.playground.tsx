import Checkbox, { type CheckboxProps } from '@mui/joy/Checkbox';

export default {
  component: Checkbox,
  controls: {
    label: { start: 'Email me a weekly summary' },
    variant: {},
    color: {},
    size: {},
    indeterminate: {},
    disableIcon: {},
    disabled: {},
  },
} satisfies Playground<CheckboxProps>;
