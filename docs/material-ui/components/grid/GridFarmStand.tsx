import * as React from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const GOODS = [
  { name: 'Eggs', left: 12 },
  { name: 'Honey', left: 3 },
  { name: 'Leeks', left: 8 },
  { name: 'Quinces', left: 20 },
];

export default function GridFarmStand() {
  const [basket, setBasket] = React.useState<string[]>([]);

  return (
    <React.Fragment>
      <Grid container spacing={2}>
        {GOODS.map(({ name, left }) => (
          <Grid key={name} item xs={6} sm={3}>
            <Paper variant="outlined" sx={{ p: 2, height: 1 }}>
              <Typography>{name}</Typography>
              <Typography variant="body2" color="text.secondary" gutterBottom>
                {left} left
              </Typography>
              <Button
                size="small"
                aria-label={`Take ${name}`}
                onClick={() => setBasket([...basket, name])}
              >
                Take
              </Button>
            </Paper>
          </Grid>
        ))}
      </Grid>
      <Typography role="status" sx={{ mt: 2 }}>
        {basket.length > 0 ? `Basket: ${basket.join(', ')}` : 'The basket is empty'}
      </Typography>
    </React.Fragment>
  );
}
