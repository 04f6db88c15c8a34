import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import AcUnit from '@mui/icons-material/AcUnit';
import TaskAlt from '@mui/icons-material/TaskAlt';

export default function AlertIcons() {
  return (
    <Stack spacing={1.5}>
      <Alert severity="info" role="note" icon={<AcUnit fontSize="inherit" />}>
        Frost tonight. Bring the lemon trees in.
      </Alert>
      <Alert
        severity="success"
        role="note"
        iconMapping={{ success: <TaskAlt fontSize="inherit" /> }}
      >
        All 26 pots are under the roof.
      </Alert>
      <Alert severity="warning" role="note" icon={false}>
        The heating of house 2 is off.
      </Alert>
    </Stack>
  );
}
