import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectControlledOpen() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Button onClick={() => setOpen(true)}>Change project</Button>
      <Select
        fullWidth
        inputProps={{ 'aria-label': 'Project' }}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        defaultValue="web"
      >
        <MenuItem value="web">Website relaunch</MenuItem>
        <MenuItem value="app">Mobile app</MenuItem>
      </Select>
    </Stack>
  );
}
