import Chip from '@mui/material/Chip';
import Cancel from '@mui/icons-material/CancelOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutline';
import Inbox from '@mui/icons-material/InboxOutlined';
import Whatshot from '@mui/icons-material/WhatshotOutlined';
import type { Status } from './data';

const STYLES = {
  New: { color: 'primary', icon: <Inbox /> },
  Roasting: { color: 'info', icon: <Whatshot /> },
  Sent: { color: 'secondary', icon: <CheckCircle /> },
  Cancelled: { color: 'default', icon: <Cancel /> },
} as const;

export default function StatusChip({ status }: { status: Status }) {
  return <Chip size="small" variant="outlined" label={status} {...STYLES[status]} />;
}
