import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function StackCentered() {
  return (
    <Stack
      direction="row"
      alignItems="center"
      justifyContent="center"
      spacing={2}
      sx={{ height: 160, bgcolor: 'action.hover' }}
    >
      <CircularProgress size={24} aria-hidden="true" />
      <span>Loading projects</span>
    </Stack>
  );
}
