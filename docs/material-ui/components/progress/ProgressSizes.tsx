import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function ProgressSizes() {
  return (
    <Stack
      direction="row"
      flexWrap="wrap"
      useFlexGap
      spacing={4}
      alignItems="center"
    >
      <CircularProgress size={16} thickness={5} aria-label="Loading, 16 px" />
      <CircularProgress size={24} thickness={4} aria-label="Loading, 24 px" />
      <CircularProgress aria-label="Loading, 40 px" />
      <CircularProgress size={72} thickness={2} aria-label="Loading, 72 px" />
    </Stack>
  );
}
