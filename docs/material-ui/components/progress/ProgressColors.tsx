import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';

const colors = [
  'primary',
  'secondary',
  'success',
  'error',
  'info',
  'warning',
  'inherit',
] as const;

export default function ProgressColors() {
  return (
    <Paper variant="outlined" sx={{ display: 'grid', gap: 2, p: 2 }}>
      {colors.map((color) => (
        <LinearProgress
          key={color}
          color={color}
          variant="determinate"
          value={60}
          aria-label={color}
        />
      ))}
    </Paper>
  );
}
