import * as React from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Unstable_Grid2';
import TextField from '@mui/material/TextField';

export default function Grid2Toolbar() {
  const id = React.useId();
  const field = React.useRef<HTMLInputElement>(null);
  const [note, setNote] = React.useState('');
  const [count, setCount] = React.useState(0);

  const handleAdd = () => {
    setCount(count + 1);
    setNote('');
    field.current?.focus();
  };

  return (
    <Grid container spacing={1} alignItems="center">
      <Grid xs="auto" role="status">
        {count} {count === 1 ? 'note' : 'notes'}
      </Grid>
      <Grid xs>
        <TextField
          id={id}
          inputRef={field}
          label="Note for the keeper"
          size="small"
          fullWidth
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Grid>
      <Grid xs="auto">
        <Button variant="outlined" disabled={note === ''} onClick={handleAdd}>
          Pin it
        </Button>
      </Grid>
    </Grid>
  );
}
