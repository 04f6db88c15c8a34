import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const events = {
  Monday: ['Planning', 'Design review', 'Interview'],
  Tuesday: ['Stand-up', 'Customer call', 'Release'],
  Wednesday: ['Stand-up', 'Budget', 'Team lunch'],
};

export default function AppBarSticky() {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="Calendar, scrollable"
      sx={{ height: 220, overflow: 'auto' }}
    >
      {Object.entries(events).map(([day, titles]) => (
        <div key={day}>
          <AppBar
            component="div"
            position="sticky"
            color="default"
            elevation={0}
            sx={{ zIndex: 1 }}
          >
            <Toolbar variant="dense">{day}</Toolbar>
          </AppBar>
          {titles.map((title) => (
            <Typography key={title} sx={{ px: 3, py: 1.5 }}>
              {title}
            </Typography>
          ))}
        </div>
      ))}
    </Box>
  );
}
