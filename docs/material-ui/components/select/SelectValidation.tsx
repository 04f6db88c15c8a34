import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const HINTS = {
  '': 'Kept in the pet passport',
  missing: 'Choose one, so we can order it',
  booked: 'The visit is booked',
};

export default function SelectRequired() {
  const id = React.useId();
  const selectRef = React.useRef<{ focus: () => void } | null>(null);
  const [vaccine, setVaccine] = React.useState('');
  const [answer, setAnswer] = React.useState<keyof typeof HINTS>('');
  const missing = answer === 'missing';

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setAnswer(vaccine ? 'booked' : 'missing');
    if (vaccine === '') {
      selectRef.current?.focus();
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <FormControl fullWidth required error={missing}>
        <InputLabel id={id}>Vaccine for the dog</InputLabel>
        <Select
          labelId={id}
          label="Vaccine for the dog"
          value={vaccine}
          onChange={(event) => {
            setVaccine(event.target.value);
            setAnswer('');
          }}
          inputRef={selectRef}
          SelectDisplayProps={{ 'aria-required': true, 'aria-invalid': missing }}
          aria-describedby={`${id}-hint`}
        >
          <MenuItem value="rabies">Rabies</MenuItem>
          <MenuItem value="combined">Combined, five in one</MenuItem>
        </Select>
        <FormHelperText id={`${id}-hint`} aria-live="polite">
          {HINTS[answer]}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained" sx={{ mt: 2 }}>
        Book the visit
      </Button>
    </form>
  );
}
