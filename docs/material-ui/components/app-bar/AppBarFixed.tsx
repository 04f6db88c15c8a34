import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const messages = Array.from({ length: 14 }, (_, index) => `Message ${index + 1}`);

export default function AppBarFixed() {
  return (
    <div>
      <AppBar component="div" position="fixed">
        <Toolbar>Inbox</Toolbar>
      </AppBar>
      <Toolbar />
      {messages.map((message) => (
        <Typography key={message} sx={{ p: 1 }}>
          {message}
        </Typography>
      ))}
    </div>
  );
}
