import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

function ProjectTabs() {
  const { pathname } = useLocation();
  return (
    <Tabs component="nav" value={pathname} aria-label="Project">
      <Tab component={Link} label="Files" value="/material-ui/" to="/material-ui/" />
      <Tab component={Link} label="Team" value="/joy-ui/" to="/joy-ui/" />
    </Tabs>
  );
}

export default function RoutedTabs() {
  return (
    <MemoryRouter initialEntries={['/material-ui/']}>
      <ProjectTabs />
    </MemoryRouter>
  );
}
