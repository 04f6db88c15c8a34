import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderFormData() {
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(new FormData(event.currentTarget).getAll('height').join(' and '));
  };

  return (
    <Box component="form" onSubmit={handleSubmit} sx={{ px: 1 }}>
      <Typography>Height of the hedge in centimetres</Typography>
      <Slider
        name="height"
        getAriaLabel={(index) => (index === 0 ? 'Least height' : 'Greatest height')}
        max={250}
        step={10}
        defaultValue={[60, 140]}
        valueLabelDisplay="auto"
      />
      <Button type="submit" variant="outlined">
        Find plants
      </Button>
      <Typography role="status" sx={{ mt: 1 }}>
        {sent ? `Sent: ${sent}` : 'Nothing sent yet'}
      </Typography>
    </Box>
  );
}
