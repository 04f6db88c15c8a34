import TextField, { type TextFieldProps } from '@mui/material/TextField';

export default {
  component: TextField,
  controls: {
    label: { start: 'Full name' },
    helperText: { start: 'As shown on your ID' },
    placeholder: {},
    variant: {},
    size: {},
    color: {},
    required: {},
    error: {},
    disabled: {},
    multiline: {},
    fullWidth: {},
  },
} satisfies Playground<TextFieldProps>;
