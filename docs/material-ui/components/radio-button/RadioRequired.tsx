import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioRequired() {
  const id = React.useId();
  const firstRef = React.useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = React.useState('');
  const [message, setMessage] = React.useState('');
  const missing = message !== '' && answer === '';

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setMessage(answer ? 'Thank you, the crane knows' : 'Tell us who is below');
    if (!answer) {
      firstRef.current?.focus();
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <FormControl required error={missing}>
        <FormLabel id={id}>Is the area below the crane clear?</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          aria-describedby={`${id}-hint`}
          aria-required
          aria-invalid={missing}
          value={answer}
          onChange={(_event, value) => setAnswer(value)}
        >
          <FormControlLabel
            value="yes"
            control={<Radio inputRef={firstRef} />}
            label="Yes, I have looked"
          />
          <FormControlLabel value="no" control={<Radio />} label="No, wait" />
        </RadioGroup>
        <FormHelperText id={`${id}-hint`} aria-live="polite" sx={{ mx: 0 }}>
          {message || 'The load moves after your answer'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained" sx={{ display: 'block', mt: 2 }}>
        Report
      </Button>
    </form>
  );
}
