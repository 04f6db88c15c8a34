import Chip, { type ChipProps } from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import CheckCircle from '@mui/icons-material/CheckCircleOutline';
import ErrorOutline from '@mui/icons-material/ErrorOutline';

const statuses = {
  Paid: { color: 'success', icon: <CheckCircle /> },
  Overdue: { color: 'error', icon: <ErrorOutline /> },
  Draft: {},
} satisfies Record<string, ChipProps>;

const invoices = {
  'INV-2041': 'Paid',
  'INV-2042': 'Overdue',
  'INV-2043': 'Draft',
} as const;

export default function ChipStatus() {
  return (
    <List disablePadding>
      {Object.entries(invoices).map(([invoice, status]) => (
        <ListItem key={invoice} divider>
          <ListItemText primary={invoice} />
          <Chip
            {...statuses[status]}
            label={status}
            variant="outlined"
            size="small"
          />
        </ListItem>
      ))}
    </List>
  );
}
