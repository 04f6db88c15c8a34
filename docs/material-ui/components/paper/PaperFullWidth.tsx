import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PaperFullWidth() {
  return (
    <Box sx={{ bgcolor: 'action.hover', pb: 3 }}>
      <Paper square elevation={2} sx={{ px: 2, py: 1.5 }}>
        <Typography variant="body2">
          You see the timetable of last year. The new one begins on Sunday.
        </Typography>
      </Paper>
      <Typography sx={{ px: 2, pt: 2 }}>
        Platform 2: 07:12, 07:42, 08:12, 08:42
      </Typography>
    </Box>
  );
}
