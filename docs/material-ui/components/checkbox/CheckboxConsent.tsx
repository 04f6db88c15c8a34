import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';

export default function CheckboxConsent() {
  const id = React.useId();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [checked, setChecked] = React.useState(false);
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (checked) {
      setMessage('Welcome, your key is at the desk');
    } else {
      setMessage('Without the rules we cannot hand out keys');
      inputRef.current?.focus();
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <FormControl error={message !== '' && !checked} sx={{ display: 'block' }}>
        <FormControlLabel
          required
          control={
            <Checkbox
              checked={checked}
              inputRef={inputRef}
              inputProps={{
                'aria-describedby': id,
                'aria-invalid': message !== '' && !checked,
              }}
            />
          }
          label="I keep to the rules of the workshop"
          onChange={(_event, next) => {
            setChecked(next);
            setMessage('');
          }}
        />
        <FormHelperText id={id} aria-live="polite" sx={{ ml: 4, mt: 0 }}>
          {message || <Link href="/material-ui/">Read the rules</Link>}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained" sx={{ mt: 1 }}>
        Become a member
      </Button>
    </form>
  );
}
