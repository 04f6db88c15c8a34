import * as React from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function TextFieldGuestbook() {
  const guestRef = React.useRef<HTMLInputElement>(null);
  const [sent, setSent] = React.useState<string[]>([]);

  React.useEffect(() => {
    if (sent.length > 0) {
      guestRef.current?.focus();
    }
  }, [sent]);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent([...sent, [...data.values()].join(': ')]);
  };

  return (
    <form onSubmit={handleSubmit}>
      <div key={sent.length}>
        <TextField
          name="guest"
          label="From"
          margin="dense"
          fullWidth
          required
          inputRef={guestRef}
        />
        <TextField name="line" label="Your line" margin="dense" fullWidth required />
      </div>
      <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
        Write it down
      </Button>
      <Typography role="status" sx={{ mt: 2 }}>
        {sent.at(-1) ?? 'The book is empty'}
      </Typography>
    </form>
  );
}
