import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';

export default function RatingRequired() {
  const id = React.useId();
  const rootRef = React.useRef<HTMLSpanElement>(null);
  const [stars, setStars] = React.useState<number | null>(null);
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setMessage(stars ? `Thank you for ${stars} of 5` : 'Give at least one star');
    if (!stars) {
      rootRef.current?.querySelector('input')?.focus();
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <FormControl
        component="fieldset"
        required
        error={message !== '' && !stars}
        aria-describedby={id}
      >
        <FormLabel component="legend">The guide</FormLabel>
        <Rating
          name="guide"
          ref={rootRef}
          value={stars}
          onChange={(_event, next) => setStars(next)}
        />
        <FormHelperText id={id} aria-live="polite" sx={{ mx: 0 }}>
          {message || 'Only the office sees it'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained" sx={{ display: 'block', mt: 1 }}>
        Send
      </Button>
    </form>
  );
}
