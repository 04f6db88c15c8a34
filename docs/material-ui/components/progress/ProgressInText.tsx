import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function ProgressInText() {
  return (
    <Typography>
      <CircularProgress
        aria-hidden
        color="inherit"
        size="1em"
        thickness={5}
        sx={{ marginInlineEnd: 1, verticalAlign: '-0.125em' }}
      />
      Checking stock
    </Typography>
  );
}
