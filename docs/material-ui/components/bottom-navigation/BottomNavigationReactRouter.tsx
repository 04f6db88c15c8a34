import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Article from '@mui/icons-material/Article';
import Home from '@mui/icons-material/Home';
import Widgets from '@mui/icons-material/Widgets';

const pages = [
  { path: '/', label: 'Home', icon: <Home /> },
  { path: '/material-ui/', label: 'Components', icon: <Widgets /> },
  { path: '/blog/', label: 'Blog', icon: <Article /> },
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
