import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const TIMES = [
  { label: '4 seconds', value: 4000 },
  { label: '10 seconds', value: 10000 },
  { label: 'until closed', value: 0 },
];

export default function SnackbarTimes() {
  const [time, setTime] = React.useState(4000);
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <RadioGroup
        row
        aria-label="How long the message stays"
        value={time}
        onChange={(event) => setTime(Number(event.target.value))}
      >
        {TIMES.map(({ label, value }) => (
          <FormControlLabel
            key={value}
            value={value}
            label={label}
            control={<Radio size="small" />}
          />
        ))}
      </RadioGroup>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Clock in
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={time || null}
        resumeHideDuration={4000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        message="Clocked in at gate 2. Rest the pointer here to keep this."
        action={
          <Button color="inherit" size="small" onClick={() => setOpen(false)}>
            Close
          </Button>
        }
      />
    </Stack>
  );
}
