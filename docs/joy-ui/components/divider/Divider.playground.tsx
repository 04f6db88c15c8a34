import Divider, { type DividerProps } from '@mui/joy/Divider';
import Chip from '@mui/joy/Chip';

export default {
  component: Divider,
  controls: {
    children: {
      choices: { Text: 'or', Chip: <Chip size="sm">New</Chip> },
      start: 'Text',
    },
    orientation: {},
  },
  fixed: { sx: { minHeight: '96px' } },
} satisfies Playground<DividerProps>;
