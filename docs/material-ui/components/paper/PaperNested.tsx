import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const WINDS = [
  { place: 'Lighthouse', wind: '7 m/s, gusts of 11' },
  { place: 'Inner harbour', wind: '3 m/s' },
];

export default function PaperNested() {
  return (
    <Paper sx={{ p: 2, maxWidth: 480 }}>
      <Typography gutterBottom>Wind at six in the morning</Typography>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1.5}>
        {WINDS.map(({ place, wind }) => (
          <Paper
            key={place}
            elevation={0}
            sx={{ flex: '1 1 150px', p: 1.5, bgcolor: 'action.hover' }}
          >
            <Typography variant="body2" color="text.secondary">
              {place}
            </Typography>
            <Typography>{wind}</Typography>
          </Paper>
        ))}
      </Stack>
    </Paper>
  );
}
