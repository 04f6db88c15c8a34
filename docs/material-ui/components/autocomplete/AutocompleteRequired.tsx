import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const HALLS = ['Cedar room', 'Mirror hall', 'Old kitchen', 'Winter garden'];

export default function AutocompleteRequired() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [hall, setHall] = React.useState<string | null>(null);
  const [tried, setTried] = React.useState(false);
  const missing = tried && hall === null;

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (hall === null) {
      inputRef.current?.focus();
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Autocomplete
        options={HALLS}
        value={hall}
        onChange={(_event, next) => setHall(next)}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Room"
            required
            inputRef={inputRef}
            error={missing}
            helperText={missing ? 'Choose one of the rooms' : 'Free on that day'}
          />
        )}
      />
      <Button type="submit" variant="contained" sx={{ my: 2 }}>
        Reserve
      </Button>
      <Typography role="status">
        {tried && hall ? `${hall} is reserved` : ''}
      </Typography>
    </form>
  );
}
