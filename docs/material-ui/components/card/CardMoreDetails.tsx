import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CardMoreDetails() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <Card variant="outlined" sx={{ maxWidth: 400 }}>
      <CardHeader
        title="Rye sourdough"
        titleTypographyProps={{ variant: 'h6', component: 'p' }}
        subheader="20 minutes of work, 16 hours of waiting"
        subheaderTypographyProps={{ variant: 'body2' }}
      />
      <CardActions>
        <Button
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide the timetable' : 'Show the timetable'}
        </Button>
      </CardActions>
      <Collapse id={id} in={open}>
        <CardContent sx={{ pt: 0 }}>
          <Typography variant="body2">18:00 Feed the starter</Typography>
          <Typography variant="body2">22:00 Mix flour, water and salt</Typography>
          <Typography variant="body2">08:00 Shape, and let it rest</Typography>
          <Typography variant="body2">10:00 Bake for fifty minutes</Typography>
        </CardContent>
      </Collapse>
    </Card>
  );
}
