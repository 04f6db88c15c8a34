import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PaperBasic() {
  return (
    <Paper sx={{ p: 2, maxWidth: 400 }}>
      <Typography variant="h6" component="h3">
        Order summary
      </Typography>
      <Typography>3 items, € 288.80 with shipping</Typography>
    </Paper>
  );
}
