import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function LinearProgressText() {
  return (
    <LinearProgress
      determinate
      value={64}
      thickness={28}
      aria-label="Tasks done"
      sx={{ color: 'primary.softActiveBg' }}
    >
      <Typography level="title-sm" sx={{ zIndex: 1 }}>
        64%
      </Typography>
    </LinearProgress>
  );
}
