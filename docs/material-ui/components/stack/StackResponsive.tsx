import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const TIDES = [
  { name: 'Low', time: '04:51' },
  { name: 'High', time: '11:07' },
  { name: 'Low', time: '17:12' },
];

export default function StackResponsive() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 3 }}
      useFlexGap
      sx={{ p: 2 }}
    >
      {TIDES.map(({ name, time }) => (
        <Paper key={time} variant="outlined" sx={{ flex: 1, p: 2 }}>
          <Typography variant="body2" color="text.secondary">
            {name} water
          </Typography>
          <Typography variant="h6" component="p">
            {time}
          </Typography>
        </Paper>
      ))}
    </Stack>
  );
}
