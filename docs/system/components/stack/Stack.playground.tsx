import { Box, Stack, type StackProps } from '@mui/system';

export default {
  component: Stack,
  controls: {
    direction: {
      choices: { Row: 'row', Reversed: 'row-reverse', Column: 'column' },
      start: 'Row',
    },
    spacing: { choices: { One: 1, Two: 2, Four: 4 }, start: 'Two' },
    divider: { choices: { Line: <Box sx={{ border: 1 }} /> } },
    alignItems: {
      choices: { Start: 'flex-start', Center: 'center', End: 'flex-end' },
    },
    justifyContent: { choices: { Center: 'center', Apart: 'space-between' } },
    useFlexGap: {},
  },
  fixed: {
    children: [
      <Box key="1" sx={{ p: 1.5, bgcolor: 'light-dark(#dbe8ff, #1f3350)' }}>
        Orders
      </Box>,
      <Box key="2" sx={{ px: 1.5, py: 3, bgcolor: 'light-dark(#dbe8ff, #1f3350)' }}>
        Invoices
      </Box>,
      <Box key="3" sx={{ p: 1.5, bgcolor: 'light-dark(#dbe8ff, #1f3350)' }}>
        Files
      </Box>,
    ],
  },
} satisfies Playground<StackProps>;
