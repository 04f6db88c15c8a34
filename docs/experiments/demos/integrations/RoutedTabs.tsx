import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

function ProjectTabs() {
  const { pathname } = useLocation();
  return (
    <Tabs component="nav" value={pathname} aria-label="Project">
      <Tab component={Link} label="Files" value="/files" to="/files" />
      <Tab component={Link} label="Team" value="/team" to="/team" />
    </Tabs>
  );
}

export default function RoutedTabs() {
  return (
    <MemoryRouter initialEntries={['/files']}>
      <ProjectTabs />
    </MemoryRouter>
  );
}
