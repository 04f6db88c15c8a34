import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';

function formatStatus(paid: boolean, reminders: number) {
  if (paid) {
    return 'Paid in full';
  }
  return reminders > 0
    ? `Overdue, reminders sent: ${reminders}`
    : 'Overdue by 9 days';
}

export default function ButtonInvoiceToolbar() {
  const titleId = React.useId();
  const [starred, setStarred] = React.useState(false);
  const [paid, setPaid] = React.useState(false);
  const [reminders, setReminders] = React.useState(0);

  return (
    <Paper
      variant="outlined"
      role="group"
      aria-labelledby={titleId}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2 }}
    >
      <IconButton
        edge="start"
        color={starred ? 'primary' : 'default'}
        aria-label="Star invoice"
        aria-pressed={starred}
        onClick={() => setStarred(!starred)}
      >
        {starred ? <StarRounded /> : <StarBorderRounded />}
      </IconButton>
      <Box sx={{ flex: '1 1 180px' }}>
        <Typography id={titleId} component="p" variant="subtitle1">
          Invoice 2041, €1,280.00
        </Typography>
        <Typography role="status" variant="body2" color="text.secondary">
          {formatStatus(paid, reminders)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<MailOutlineRounded />}
          disabled={paid}
          onClick={() => setReminders(reminders + 1)}
        >
          Send reminder
        </Button>
        <Button variant={paid ? 'text' : 'contained'} onClick={() => setPaid(!paid)}>
          {paid ? 'Undo payment' : 'Record payment'}
        </Button>
      </Box>
    </Paper>
  );
}
