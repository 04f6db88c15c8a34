import * as React from 'react';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Place from '@mui/icons-material/PlaceOutlined';

export default {
  component: Select,
  controls: {
    placeholder: { start: 'Choose a city' },
    variant: {},
    color: {},
    size: {},
    startDecorator: { choices: { Place: <Place /> } },
    disabled: {},
  },
  fixed: {
    'aria-label': 'City',
    sx: { minWidth: 200 },
    children: [
      <Option key="lisbon" value="lisbon">
        Lisbon
      </Option>,
      <Option key="porto" value="porto">
        Porto
      </Option>,
    ],
  },
} satisfies Playground<React.ComponentProps<typeof Select>>;
