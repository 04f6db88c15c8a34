import CircularProgress from '@mui/material/CircularProgress';
import HourglassIcon from '@mui/icons-material/HourglassEmptyRounded';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ProgressReducedMotion() {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      {reduced ? (
        <HourglassIcon color="action" />
      ) : (
        <CircularProgress aria-hidden disableShrink size={24} />
      )}
      <span>Exporting 300 invoices, about two minutes</span>
    </Stack>
  );
}
