import Input, { type InputProps } from '@mui/joy/Input';
import Mail from '@mui/icons-material/MailOutline';
import Search from '@mui/icons-material/Search';

export default {
  component: Input,
  controls: {
    placeholder: { start: 'name@example.com' },
    variant: {},
    color: {},
    size: {},
    startDecorator: {
      choices: { Mail: <Mail />, Search: <Search /> },
      start: 'Mail',
    },
    endDecorator: { choices: { Unit: 'kg' } },
    error: {},
    disabled: {},
    fullWidth: {},
  },
  fixed: { 'aria-label': 'Email' },
} satisfies Playground<InputProps>;
