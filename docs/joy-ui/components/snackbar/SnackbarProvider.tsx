import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { NotifyProvider, useNotify } from './useNotify';

function ProjectActions() {
  const notify = useNotify();

  return (
    <Stack direction="row" flexWrap="wrap" gap={1}>
      <Button onClick={() => notify('Project duplicated')}>Duplicate</Button>
      <Button variant="outlined" onClick={() => notify('Link copied')}>
        Copy link
      </Button>
    </Stack>
  );
}

export default function SnackbarProvider() {
  return (
    <NotifyProvider>
      <ProjectActions />
    </NotifyProvider>
  );
}
