import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SwitchFormData() {
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`loud: ${data.has('loud')}, log: ${data.has('log')}`);
  };

  return (
    <form onSubmit={handleSubmit}>
      <FormGroup role="group" aria-label="Alarm">
        <FormControlLabel
          name="loud"
          control={<Switch defaultChecked />}
          label="Loud at night"
        />
        <FormControlLabel name="log" control={<Switch />} label="Keep a log" />
      </FormGroup>
      <Button type="submit" variant="outlined" sx={{ my: 1 }}>
        Save both
      </Button>
      <Typography role="status">
        {sent ? `Sent: ${sent}` : 'Not saved yet'}
      </Typography>
    </form>
  );
}
