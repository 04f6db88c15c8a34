import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function CardReadingForm() {
  const id = React.useId();
  const [message, setMessage] = React.useState('Last reading: 4,107 m³');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = new FormData(event.currentTarget).get('reading');
    setMessage(`Reading sent: ${String(reading)} m³`);
  };

  return (
    <Card
      component="form"
      variant="outlined"
      onSubmit={handleSubmit}
      sx={{ maxWidth: 360 }}
    >
      <CardContent>
        <TextField
          id={id}
          label="Gas meter in m³"
          name="reading"
          required
          fullWidth
          inputProps={{ inputMode: 'numeric', pattern: '[0-9]+' }}
        />
        <Typography role="status" variant="body2" sx={{ mt: 1.5 }}>
          {message}
        </Typography>
      </CardContent>
      <CardActions
        disableSpacing
        sx={{ justifyContent: 'flex-end', gap: 1, p: 2, pt: 0 }}
      >
        <Button type="reset" color="inherit">
          Clear
        </Button>
        <Button type="submit" variant="contained">
          Send reading
        </Button>
      </CardActions>
    </Card>
  );
}
