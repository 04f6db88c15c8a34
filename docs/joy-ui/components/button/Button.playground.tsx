import Button, { type ButtonProps } from '@mui/joy/Button';
import Add from '@mui/icons-material/Add';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Search from '@mui/icons-material/Search';

export default {
  component: Button,
  controls: {
    children: { start: 'Book a studio' },
    variant: {},
    color: {},
    size: {},
    startDecorator: {
      choices: { Plus: <Add />, Search: <Search /> },
      start: 'Plus',
    },
    endDecorator: { choices: { Arrow: <KeyboardArrowDown /> } },
    loading: {},
    disabled: {},
    fullWidth: {},
  },
} satisfies Playground<ButtonProps>;
