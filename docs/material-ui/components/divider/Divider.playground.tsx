import Divider, { type DividerProps } from '@mui/material/Divider';
import Chip from '@mui/material/Chip';

export default {
  component: Divider,
  controls: {
    children: {
      choices: { Text: 'Evening', Chip: <Chip label="Evening" /> },
      start: 'Text',
    },
    textAlign: {},
    variant: {},
  },
} satisfies Playground<DividerProps>;
