import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import Stack, { type StackProps } from '@mui/joy/Stack';

export default {
  component: Stack,
  controls: {
    direction: {
      choices: { Row: 'row', Reversed: 'row-reverse', Column: 'column' },
      start: 'Row',
    },
    spacing: { choices: { One: 1, Two: 2, Four: 4 }, start: 'Two' },
    divider: { choices: { Vertical: <Divider orientation="vertical" /> } },
    alignItems: {
      choices: { Start: 'flex-start', Center: 'center', End: 'flex-end' },
    },
    justifyContent: { choices: { Center: 'center', Apart: 'space-between' } },
    useFlexGap: {},
    children: {
      choices: {
        Buttons: [
          <Button key="1">Reply</Button>,
          <Button key="2" size="lg" variant="soft">
            Forward
          </Button>,
          <Button key="3" variant="plain">
            Delete
          </Button>,
        ],
      },
      start: 'Buttons',
    },
  },
} satisfies Playground<StackProps>;
