import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Forum from '@mui/icons-material/Forum';
import Home from '@mui/icons-material/Home';
import Notifications from '@mui/icons-material/Notifications';
import Person from '@mui/icons-material/Person';
import Search from '@mui/icons-material/Search';

const actions = {
  Home: <Home />,
  Search: <Search />,
  Chat: <Forum />,
  Alerts: <Notifications />,
  Profile: <Person />,
};

export default function BottomNavigationFiveActions() {
  const [current, setCurrent] = React.useState(0);

  return (
    <BottomNavigation
      showLabels
      value={current}
      onChange={(_event, index: number) => setCurrent(index)}
      sx={{
        '& .MuiBottomNavigationAction-root': { minWidth: 0, px: 0.5 },
        '& .MuiBottomNavigationAction-label.Mui-selected': { fontSize: 12 },
      }}
    >
      {Object.entries(actions).map(([label, icon]) => (
        <BottomNavigationAction key={label} label={label} icon={icon} />
      ))}
    </BottomNavigation>
  );
}
