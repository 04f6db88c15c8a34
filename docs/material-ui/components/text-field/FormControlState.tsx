import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FilledInput from '@mui/material/FilledInput';

function FocusHint() {
  const { focused } = useFormControl() ?? {};
  return (
    <FormHelperText>
      {focused ? 'Press Enter to search' : 'Names, emails or teams'}
    </FormHelperText>
  );
}

export default function FormControlState() {
  return (
    <FormControl variant="filled" fullWidth>
      <FilledInput
        hiddenLabel
        disableUnderline
        inputProps={{ 'aria-label': 'Search people' }}
      />
      <FocusHint />
    </FormControl>
  );
}
