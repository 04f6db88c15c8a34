import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const figures = { Visitors: '1,204', Orders: '42' };

export default function PaperNested() {
  return (
    <Paper sx={{ p: 2, maxWidth: 480 }}>
      <Typography gutterBottom>Today</Typography>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1.5}>
        {Object.entries(figures).map(([name, value]) => (
          <Paper
            key={name}
            elevation={0}
            sx={{ flex: '1 1 150px', p: 1.5, bgcolor: 'action.hover' }}
          >
            <Typography variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography>{value}</Typography>
          </Paper>
        ))}
      </Stack>
    </Paper>
  );
}
