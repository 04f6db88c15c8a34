import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';

export default function CheckboxFormData() {
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pairs = [...new FormData(event.currentTarget)];
    setSent(pairs.map(([name, value]) => `${name}=${String(value)}`).join(', '));
  };

  return (
    <form onSubmit={handleSubmit}>
      <FormGroup role="group" aria-label="Seeds to swap">
        <FormControlLabel
          name="seed"
          value="bean"
          control={<Checkbox />}
          label="Bean"
        />
        <FormControlLabel
          name="seed"
          value="dill"
          control={<Checkbox defaultChecked />}
          label="Dill"
        />
        <FormControlLabel name="post" control={<Checkbox />} label="Send by post" />
      </FormGroup>
      <Button type="submit" variant="outlined" sx={{ my: 1 }}>
        Offer them
      </Button>
      <Typography role="status">
        {sent ? `Sent: ${sent}` : 'Nothing sent'}
      </Typography>
    </form>
  );
}
