import FormControl, { type FormControlProps } from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default {
  component: FormControl,
  controls: {
    size: {},
    color: {},
    orientation: {},
    required: {},
    error: {},
    disabled: {},
  },
  fixed: {
    children: [
      <FormLabel key="label">Company</FormLabel>,
      <Input key="input" placeholder="Acme Ltd" />,
      <FormHelperText key="help">Printed on invoices.</FormHelperText>,
    ],
  },
} satisfies Playground<FormControlProps>;
