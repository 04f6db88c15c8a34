import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';
import CheckCircle from '@mui/icons-material/CheckCircle';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import Schedule from '@mui/icons-material/Schedule';
import WarningAmber from '@mui/icons-material/WarningAmber';

const MESSAGES = [
  { color: 'danger', icon: <ReportOutlined />, text: 'Error: payment declined.' },
  { color: 'warning', icon: <WarningAmber />, text: 'Warning: 2 GB left.' },
  { color: 'success', icon: <CheckCircle />, text: 'Saved.' },
  { color: 'primary', icon: <InfoOutlined />, text: 'New: dark mode.' },
  { color: 'neutral', icon: <Schedule />, text: 'Last backup: Monday.' },
] as const;

export default function AlertColors() {
  return (
    <Stack spacing={1}>
      {MESSAGES.map(({ color, icon, text }) => (
        <Alert key={color} color={color} startDecorator={icon} role="note">
          {text}
        </Alert>
      ))}
    </Stack>
  );
}
