import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BreakpointsBasic() {
  return (
    <Paper
      sx={{
        p: { xs: 1, md: 3 },
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 2,
      }}
    >
      <Typography>Order 1042</Typography>
      <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>
        Shown from 600 px on
      </Typography>
      <Typography sx={{ display: { sm: 'none' } }}>Shown below 600 px</Typography>
    </Paper>
  );
}
