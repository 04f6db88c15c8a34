import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const totals = { Orders: '318', Revenue: '€ 24,060', Returns: '12' };

export default function StackResponsive() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 3 }}
      sx={{ p: 2 }}
    >
      {Object.entries(totals).map(([name, total]) => (
        <Paper key={name} variant="outlined" sx={{ flex: 1, p: 2 }}>
          <Typography variant="body2">{name}</Typography>
          <Typography variant="h6" component="p">
            {total}
          </Typography>
        </Paper>
      ))}
    </Stack>
  );
}
