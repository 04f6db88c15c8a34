import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';

export default {
  component: Collapse,
  controls: {
    in: { start: true },
    orientation: {},
    collapsedSize: { start: 0, min: 0, max: 48, step: 12 },
    timeout: { choices: { 'By height': 'auto', Slow: 900 } },
    unmountOnExit: {},
  },
  fixed: { children: <Paper sx={{ p: 3 }}>Delivery on Tuesday</Paper> },
} satisfies Playground<CollapseProps>;
