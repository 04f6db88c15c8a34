import * as React from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Unstable_Grid2';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const CROPS = ['Rye', 'Clover', 'Beet', 'Fallow'];

export default function Grid2Allotment() {
  const [year, setYear] = React.useState(0);

  return (
    <React.Fragment>
      <Grid container spacing={2}>
        {CROPS.map((_crop, field) => (
          <Grid key={CROPS[field]} xs={6} sm={3}>
            <Paper variant="outlined" sx={{ p: 2, textAlign: 'center' }}>
              <Typography variant="body2" color="text.secondary">
                Field {field + 1}
              </Typography>
              <Typography>{CROPS[(field + year) % CROPS.length]}</Typography>
            </Paper>
          </Grid>
        ))}
      </Grid>
      <Button sx={{ mt: 2 }} onClick={() => setYear(year + 1)}>
        Next year
      </Button>
      <Typography role="status" variant="body2">
        Year {year + 1} of the rotation
      </Typography>
    </React.Fragment>
  );
}
