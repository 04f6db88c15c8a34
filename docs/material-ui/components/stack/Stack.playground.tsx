import Stack, { type StackProps } from '@mui/material/Stack';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';

export default {
  component: Stack,
  controls: {
    direction: {
      choices: { Row: 'row', Reversed: 'row-reverse', Column: 'column' },
      start: 'Row',
    },
    spacing: { choices: { One: 1, Two: 2, Four: 4 }, start: 'Two' },
    divider: { choices: { Vertical: <Divider orientation="vertical" flexItem /> } },
    alignItems: {
      choices: { Start: 'flex-start', Center: 'center', End: 'flex-end' },
    },
    justifyContent: { choices: { Center: 'center', Apart: 'space-between' } },
    useFlexGap: {},
    children: {
      choices: {
        Chips: [
          <Chip key="1" label="Open" />,
          <Chip key="2" label="Paid" size="small" />,
          <Chip key="3" label="Overdue" />,
        ],
      },
      start: 'Chips',
    },
  },
} satisfies Playground<StackProps>;
