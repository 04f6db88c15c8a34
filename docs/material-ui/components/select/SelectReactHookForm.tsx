import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SelectFormData() {
  const id = React.useId();
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(
      new URLSearchParams([...data].map(([k, v]) => [k, String(v)])).toString(),
    );
  };

  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      <FormControl>
        <InputLabel id={`${id}-wood`}>Wood</InputLabel>
        <Select name="wood" labelId={`${id}-wood`} label="Wood" defaultValue="ash">
          <MenuItem value="ash">Ash</MenuItem>
          <MenuItem value="oak">Oak</MenuItem>
        </Select>
      </FormControl>
      <FormControl>
        <InputLabel id={`${id}-edges`}>Edges to plane</InputLabel>
        <Select
          multiple
          name="edges"
          labelId={`${id}-edges`}
          label="Edges to plane"
          defaultValue={['front', 'back']}
        >
          <MenuItem value="front">Front</MenuItem>
          <MenuItem value="back">Back</MenuItem>
          <MenuItem value="ends">Both ends</MenuItem>
        </Select>
      </FormControl>
      <Button type="submit" variant="outlined" sx={{ alignSelf: 'start' }}>
        Order the board
      </Button>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {sent ? `Sent: ${sent}` : 'Nothing sent yet'}
      </Typography>
    </Stack>
  );
}
