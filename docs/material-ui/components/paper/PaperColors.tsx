import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PaperColors() {
  return (
    <Stack spacing={2}>
      <Paper
        elevation={4}
        sx={{
          p: 2,
          backgroundImage: 'none',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        <Typography>42 orders today</Typography>
      </Paper>
      <Paper variant="outlined" sx={{ p: 2, borderColor: 'primary.main' }}>
        <Typography>38 orders yesterday</Typography>
      </Paper>
    </Stack>
  );
}
