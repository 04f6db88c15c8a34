import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const PLOTS = [
  { name: 'Plot 4', text: 'Half shade, near the pump.' },
  {
    name: 'Plot 9',
    text: 'Full sun. The gooseberries belong to the neighbour, the weeds to you.',
  },
  { name: 'Plot 12', text: 'Stony, with the best view of the railway.' },
];

export default function CardEqualHeights() {
  const [wanted, setWanted] = React.useState<string[]>([]);

  const toggle = (name: string) =>
    setWanted(
      wanted.includes(name)
        ? wanted.filter((other) => other !== name)
        : [...wanted, name],
    );

  return (
    <Box
      component="ul"
      aria-label="Garden plots"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 170px), 1fr))',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {PLOTS.map(({ name, text }) => (
        <Card
          key={name}
          component="li"
          variant="outlined"
          sx={{ display: 'flex', flexDirection: 'column' }}
        >
          <CardContent sx={{ flex: 1 }}>
            <Typography component="p" variant="subtitle1">
              {name}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </CardContent>
          <CardActions>
            <Button
              size="small"
              aria-label={`${wanted.includes(name) ? 'Applied' : 'Apply'} for ${name}`}
              variant={wanted.includes(name) ? 'contained' : 'text'}
              onClick={() => toggle(name)}
            >
              {wanted.includes(name) ? 'Applied' : 'Apply'}
            </Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
