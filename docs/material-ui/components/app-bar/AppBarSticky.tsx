import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const DAYS = [
  { day: 'Friday', acts: ['Brass on the stairs', 'Two cellos', 'Night choir'] },
  { day: 'Saturday', acts: ['Organ at eight', 'Radio play', 'Dance in the mill'] },
  { day: 'Sunday', acts: ['Children sing', 'Long breakfast', 'Last waltz'] },
];

export default function AppBarSticky() {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="Programme of the festival"
      sx={{ height: 240, overflow: 'auto' }}
    >
      {DAYS.map(({ day, acts }) => (
        <Box key={day}>
          <AppBar
            component="div"
            position="sticky"
            color="default"
            elevation={0}
            sx={{ zIndex: 1, borderBottom: '1px solid', borderColor: 'divider' }}
          >
            <Toolbar variant="dense">
              <Typography>{day}</Typography>
            </Toolbar>
          </AppBar>
          {acts.map((act) => (
            <Typography key={act} sx={{ px: 3, py: 1.5 }}>
              {act}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}
