import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import EventIcon from '@mui/icons-material/Event';
import GroupsIcon from '@mui/icons-material/Groups';
import LibraryMusicIcon from '@mui/icons-material/LibraryMusic';

const VIEWS = {
  dates: {
    label: 'Dates',
    icon: <EventIcon />,
    text: 'Thursday, 19:30, in the parish hall',
  },
  scores: {
    label: 'Scores',
    icon: <LibraryMusicIcon />,
    text: 'Three motets and a lullaby',
  },
  voices: {
    label: 'Voices',
    icon: <GroupsIcon />,
    text: '14 sopranos, 11 altos, 5 tenors, 8 basses',
  },
} as const;
type View = keyof typeof VIEWS;

export default function BottomNavigationChoir() {
  const [view, setView] = React.useState<View>('dates');

  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Typography role="status" sx={{ minHeight: 120, p: 2 }}>
        {VIEWS[view].text}
      </Typography>
      <BottomNavigation
        component="nav"
        aria-label="Choir"
        showLabels
        value={view}
        onChange={(_event, next: View) => setView(next)}
        sx={{ borderTop: 1, borderColor: 'divider' }}
      >
        {Object.entries(VIEWS).map(([name, { label, icon }]) => (
          <BottomNavigationAction
            key={name}
            value={name}
            label={label}
            icon={icon}
            aria-current={name === view ? 'page' : undefined}
          />
        ))}
      </BottomNavigation>
    </Paper>
  );
}
