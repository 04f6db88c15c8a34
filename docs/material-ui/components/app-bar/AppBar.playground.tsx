import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';

export default {
  component: AppBar,
  controls: {
    color: {},
    enableColorOnDark: {},
    elevation: { min: 0, max: 24, step: 1, start: 4 },
  },
  fixed: { position: 'static', children: <Toolbar>Project board</Toolbar> },
} satisfies Playground<AppBarProps>;
