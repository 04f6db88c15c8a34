import CircularProgress from '@mui/material/CircularProgress';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ProgressCalm() {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      {calm ? (
        <HourglassEmptyRounded color="secondary" />
      ) : (
        <CircularProgress disableShrink size={24} color="secondary" aria-hidden />
      )}
      <Typography>Sharpening 300 pictures, about two minutes</Typography>
    </Stack>
  );
}
