import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Grid from '@mui/material/Unstable_Grid2';

const invoices = { 'INV-2041': 'Paid', 'INV-2042': 'Open', 'INV-2043': 'Draft' };

export default function Grid2List() {
  return (
    <Grid
      container
      component="ul"
      aria-label="Invoices"
      spacing={2}
      sx={{ p: 0, listStyle: 'none' }}
    >
      {Object.entries(invoices).map(([number, status]) => (
        <Grid key={number} component="li" xs={12} sm={4}>
          <Paper sx={{ p: 2 }}>
            <Typography>{number}</Typography>
            <Typography variant="body2">{status}</Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
