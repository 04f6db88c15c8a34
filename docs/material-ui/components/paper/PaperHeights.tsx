import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const HEIGHTS = [
  { elevation: 0, used: 'in the page' },
  { elevation: 1, used: 'card, accordion' },
  { elevation: 4, used: 'app bar' },
  { elevation: 8, used: 'menu, popover' },
  { elevation: 16, used: 'drawer' },
  { elevation: 24, used: 'dialog' },
];

export default function PaperHeights() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 130px), 1fr))',
      }}
    >
      {HEIGHTS.map(({ elevation, used }) => (
        <Paper key={elevation} elevation={elevation} sx={{ p: 2 }}>
          <Typography variant="h6" component="p">
            {elevation}
          </Typography>
          <Typography variant="body2">{used}</Typography>
        </Paper>
      ))}
    </Box>
  );
}
