import TextField, { type TextFieldProps } from '@mui/material/TextField';

export default {
  component: TextField,
  controls: {
    label: { start: 'Name of the boat' },
    helperText: { start: 'As it is painted on the stern' },
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
