import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

export default function ProgressOverlay() {
  const id = React.useId();
  const [loading, setLoading] = React.useState(false);

  const refresh = () => {
    setLoading(true);
    setTimeout(() => setLoading(false), 2000);
  };

  return (
    <Paper variant="outlined" sx={{ position: 'relative', p: 2 }}>
      {loading && (
        <LinearProgress
          id={id}
          aria-label="Refreshing messages"
          sx={{ position: 'absolute', insetInline: 0, top: 0 }}
        />
      )}
      <List
        aria-label="Messages"
        aria-busy={loading}
        aria-describedby={loading ? id : undefined}
        sx={{ opacity: loading ? 0.7 : 1 }}
      >
        <li>
          <ListItemText primary="Mia Chen" secondary="The contract is signed" />
        </li>
        <li>
          <ListItemText primary="Omar Haddad" secondary="Lunch on Thursday?" />
        </li>
      </List>
      <Button onClick={refresh}>Refresh</Button>
    </Paper>
  );
}
