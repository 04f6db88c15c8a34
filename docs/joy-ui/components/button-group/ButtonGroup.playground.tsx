import * as React from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default {
  component: ButtonGroup,
  controls: {
    variant: {},
    color: {},
    size: {},
    orientation: {},
    spacing: { choices: { 'Small gap': '0.5rem' } },
    disabled: {},
  },
  fixed: {
    'aria-label': 'Invoice',
    children: [
      <Button key="print">Print</Button>,
      <Button key="send">Send</Button>,
      <Button key="archive">Archive</Button>,
    ],
  },
} satisfies Playground<React.ComponentProps<typeof ButtonGroup>>;
