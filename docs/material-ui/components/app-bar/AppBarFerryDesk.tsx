import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';

export default function AppBarFerryDesk() {
  const [calls, setCalls] = React.useState(3);
  const [message, setMessage] = React.useState('');

  const handleRefresh = () => {
    setCalls(calls + 1);
    setMessage('One new call');
  };

  const handleRead = () => {
    setCalls(0);
    setMessage('All calls answered');
  };

  return (
    <React.Fragment>
      <AppBar component="div" position="static">
        <Toolbar sx={{ gap: 1 }}>
          <Typography component="p" variant="h6" noWrap sx={{ flexGrow: 1 }}>
            Ferry desk
          </Typography>
          <IconButton
            color="inherit"
            aria-label="Ask for new calls"
            onClick={handleRefresh}
          >
            <RefreshOutlined />
          </IconButton>
          <IconButton
            color="inherit"
            edge="end"
            aria-label={`Open calls: ${calls}`}
            onClick={handleRead}
          >
            <Badge badgeContent={calls} color="error">
              <NotificationsOutlined />
            </Badge>
          </IconButton>
        </Toolbar>
      </AppBar>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: '1.5em' }}>
        {message}
      </Typography>
    </React.Fragment>
  );
}
