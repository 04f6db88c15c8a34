import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const BREADS = ['rye', 'spelt'];

export default function RatingFormData() {
  const id = React.useId();
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(
      BREADS.map((bread) => `${bread} ${String(data.get(`${id}-${bread}`))}`).join(
        ', ',
      ),
    );
  };

  return (
    <form onSubmit={handleSubmit}>
      {BREADS.map((bread) => (
        <Box key={bread} component="fieldset" sx={{ m: 0, p: 0, mb: 1, border: 0 }}>
          <Typography component="legend">The {bread} bread</Typography>
          <Rating name={`${id}-${bread}`} defaultValue={3} />
        </Box>
      ))}
      <Button type="submit" variant="outlined">
        Tell the baker
      </Button>
      <Typography role="status" sx={{ mt: 1 }}>
        {sent ? `Sent: ${sent}` : 'Nothing sent yet'}
      </Typography>
    </form>
  );
}
