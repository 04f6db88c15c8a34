import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Home from '@mui/icons-material/Home';
import Mail from '@mui/icons-material/Mail';

const pages = [
  { path: '/', label: 'Home', icon: <Home /> },
  { path: '/mail', label: 'Mail', icon: <Mail /> },
  { path: '/calendar', label: 'Calendar', icon: <CalendarMonth /> },
];

function Navigation() {
  const { pathname } = useLocation();

  return (
    <BottomNavigation component="nav" aria-label="Main" showLabels value={pathname}>
      {pages.map(({ path, label, icon }) => (
        <BottomNavigationAction
          key={path}
          component={Link}
          to={path}
          value={path}
          label={label}
          icon={icon}
          aria-current={path === pathname ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}

export default function BottomNavigationReactRouter() {
  return (
    <MemoryRouter>
      <Navigation />
    </MemoryRouter>
  );
}
