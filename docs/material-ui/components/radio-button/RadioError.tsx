import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioError() {
  const id = React.useId();
  const [access, setAccess] = React.useState('');
  const error = access === '';

  return (
    <FormControl required error={error}>
      <FormLabel id={id}>Who can open this file?</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={`${id}-error`}
        aria-required
        aria-invalid={error}
        value={access}
        onChange={(_event, value) => setAccess(value)}
      >
        <FormControlLabel value="team" control={<Radio />} label="My team" />
        <FormControlLabel
          value="link"
          control={<Radio />}
          label="All with the link"
        />
      </RadioGroup>
      <FormHelperText id={`${id}-error`} aria-live="polite" sx={{ mx: 0 }}>
        {error ? 'Select who can open it' : ' '}
      </FormHelperText>
    </FormControl>
  );
}
