import Divider, { type DividerProps } from '@mui/material/Divider';
import Chip from '@mui/material/Chip';

export default {
  component: Divider,
  controls: {
    children: {
      choices: { Text: 'Today', Chip: <Chip label="Today" /> },
      start: 'Text',
    },
    textAlign: {},
    variant: {},
  },
} satisfies Playground<DividerProps>;
