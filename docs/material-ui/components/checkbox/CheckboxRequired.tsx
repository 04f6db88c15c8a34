import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';

export default function CheckboxRequired() {
  const id = React.useId();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [error, setError] = React.useState(false);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const input = inputRef.current;
    setError(input?.checked === false);
    if (input?.checked === false) input.focus();
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <FormControlLabel
        required
        label="I agree to the terms and conditions"
        control={
          <Checkbox
            inputRef={inputRef}
            color={error ? 'error' : 'primary'}
            inputProps={{ 'aria-describedby': id, 'aria-invalid': error }}
            onChange={() => setError(false)}
          />
        }
      />
      <FormHelperText id={id} error aria-live="polite">
        {error ? 'Agree to the terms to create an account' : ' '}
      </FormHelperText>
      <Button type="submit">Create account</Button>
    </form>
  );
}
