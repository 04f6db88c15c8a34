import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Inbox from '@mui/icons-material/Inbox';
import EmptyState from './EmptyState';

export default function ThemedComponentEmptyState() {
  return (
    <Stack spacing={2}>
      <EmptyState
        icon={<Inbox />}
        title="No messages"
        variant="soft"
        color="primary"
      >
        Messages of your team appear here.
      </EmptyState>
      <EmptyState title="No projects yet" variant="outlined" sx={{ py: 2 }}>
        <Button size="sm" sx={{ mt: 1 }}>
          New project
        </Button>
      </EmptyState>
    </Stack>
  );
}
