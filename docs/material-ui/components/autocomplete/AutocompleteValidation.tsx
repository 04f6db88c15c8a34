import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

const rooms = ['Atlas', 'Orion', 'Vega'];

export default function AutocompleteValidation() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [room, setRoom] = React.useState<string | null>(null);
  const [error, setError] = React.useState(false);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setError(room === null);
    if (room === null) inputRef.current?.focus();
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Autocomplete
        options={rooms}
        value={room}
        onChange={(_event, newValue) => setRoom(newValue)}
        renderInput={(params) => (
          <TextField
            {...params}
            required
            label="Room"
            inputRef={inputRef}
            error={error && !room}
            helperText={error && !room ? 'Select a room' : ' '}
          />
        )}
      />
      <Button type="submit">Book</Button>
    </form>
  );
}
