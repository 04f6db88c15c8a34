import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectValidation() {
  const id = React.useId();
  const selectRef = React.useRef<{ focus: () => void } | null>(null);
  const [country, setCountry] = React.useState('');
  const [error, setError] = React.useState(false);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setError(country === '');
    if (country === '') selectRef.current?.focus();
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <FormControl fullWidth required error={error}>
        <InputLabel id={id}>Country</InputLabel>
        <Select
          labelId={id}
          label="Country"
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          inputRef={selectRef}
          SelectDisplayProps={{ 'aria-required': true, 'aria-invalid': error }}
          aria-describedby={`${id}-helper`}
        >
          <MenuItem value="DE">Germany</MenuItem>
          <MenuItem value="PT">Portugal</MenuItem>
        </Select>
        <FormHelperText id={`${id}-helper`} aria-live="polite">
          {error && !country ? 'Select a country' : ' '}
        </FormHelperText>
      </FormControl>
      <Button type="submit">Continue</Button>
    </form>
  );
}
