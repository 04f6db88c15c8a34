import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Mail from '@mui/icons-material/Mail';

// Material UI: <TextField label="E-mail" helperText="…" InputProps={{ startAdornment }} />
export default function MigrateTextField() {
  return (
    <FormControl required>
      <FormLabel>E-mail</FormLabel>
      <Input type="email" name="email" startDecorator={<Mail />} />
      <FormHelperText>We send the invoice there.</FormHelperText>
    </FormControl>
  );
}
