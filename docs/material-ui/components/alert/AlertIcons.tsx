import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import CloudDone from '@mui/icons-material/CloudDone';
import Lock from '@mui/icons-material/Lock';

export default function AlertIcons() {
  return (
    <Stack spacing={2}>
      <Alert severity="info" role="note" icon={<Lock fontSize="inherit" />}>
        Only owners can edit this page.
      </Alert>
      <Alert
        severity="success"
        role="note"
        iconMapping={{ success: <CloudDone fontSize="inherit" /> }}
      >
        All files are uploaded.
      </Alert>
      <Alert severity="warning" role="note" icon={false}>
        This alert has no icon.
      </Alert>
    </Stack>
  );
}
