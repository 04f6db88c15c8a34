import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

/** Stands for a request. The valve answers every second time. */
function setValve(attempt: number): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (attempt % 2 === 1) {
        reject(new Error('The valve does not answer'));
      } else {
        resolve();
      }
    }, 900);
  });
}

export default function SwitchSaving() {
  const attempts = React.useRef(0);
  const busy = React.useRef(false);
  const [open, setOpen] = React.useState(false);
  const [message, setMessage] = React.useState('The valve is shut');

  const handleChange = async (next: boolean) => {
    if (busy.current) {
      return;
    }
    busy.current = true;
    setOpen(next);
    setMessage(next ? 'Opening' : 'Shutting');
    try {
      attempts.current += 1;
      await setValve(attempts.current);
      setMessage(next ? 'The valve is open' : 'The valve is shut');
    } catch {
      setOpen(!next);
      setMessage('The valve does not answer, nothing has changed. Try again');
    } finally {
      busy.current = false;
    }
  };

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={open} inputProps={{ role: 'switch' }} />}
        label="Garden valve"
        onChange={(_event, checked) => void handleChange(checked)}
      />
      <Typography role="status" color="text.secondary">
        {message}
      </Typography>
    </div>
  );
}
