import Radio from '@mui/joy/Radio';
import RadioGroup, { type RadioGroupProps } from '@mui/joy/RadioGroup';

export default {
  component: RadioGroup,
  controls: {
    children: {
      choices: {
        Delivery: [
          <Radio key="standard" value="standard" label="Standard" />,
          <Radio key="express" value="express" label="Express" />,
        ],
      },
      start: 'Delivery',
    },
    orientation: {},
    size: {},
    variant: {},
    color: {},
    disableIcon: {},
  },
  fixed: { 'aria-label': 'Delivery', defaultValue: 'standard' },
} satisfies Playground<RadioGroupProps>;
