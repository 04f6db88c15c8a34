import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default {
  component: ToggleButtonGroup,
  controls: {
    value: { options: ['left', 'center', 'right'], start: 'left' },
    variant: {},
    color: {},
    size: {},
    orientation: {},
    spacing: { choices: { 'Small gap': '0.5rem' } },
    disabled: {},
  },
  fixed: {
    'aria-label': 'Alignment',
    children: [
      <Button key="left" value="left">
        Left
      </Button>,
      <Button key="center" value="center">
        Center
      </Button>,
      <Button key="right" value="right">
        Right
      </Button>,
    ],
  },
} satisfies Playground<React.ComponentProps<typeof ToggleButtonGroup<string>>>;
