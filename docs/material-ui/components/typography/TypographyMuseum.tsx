import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TypographyMuseum() {
  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Typography component="p" variant="overline" color="text.secondary">
        Room 4, case 2
      </Typography>
      <Typography component="p" variant="h5" gutterBottom>
        Tide gauge from Saltholm
      </Typography>
      <Typography paragraph>
        A float in a well turned the drum, and the pen wrote the height of the water
        on paper. Once a week a keeper changed the sheet.
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Brass, oak and paper, 1878. On loan from the harbour office.
      </Typography>
    </Paper>
  );
}
