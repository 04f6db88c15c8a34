import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PaperSquare() {
  return (
    <Box sx={{ bgcolor: 'action.hover', pb: 3 }}>
      <Paper square elevation={2} sx={{ p: 2 }}>
        <Typography>We use cookies to remember your cart.</Typography>
      </Paper>
      <Paper sx={{ m: 3, mb: 0, p: 2, borderRadius: 4 }}>
        <Typography>Cart</Typography>
      </Paper>
    </Box>
  );
}
