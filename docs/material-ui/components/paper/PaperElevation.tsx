import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const users = {
  0: 'no shadow',
  1: 'card, accordion',
  4: 'app bar',
  8: 'menu, popover',
  16: 'drawer',
  24: 'dialog',
};

export default function PaperElevation() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 130px), 1fr))',
      }}
    >
      {Object.entries(users).map(([elevation, text]) => (
        <Paper key={elevation} elevation={Number(elevation)} sx={{ p: 2 }}>
          <Typography variant="h6" component="p">
            {elevation}
          </Typography>
          <Typography variant="body2">{text}</Typography>
        </Paper>
      ))}
    </Box>
  );
}
