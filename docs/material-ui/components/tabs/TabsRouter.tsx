import * as React from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

function ProjectTabs() {
  const { pathname } = useLocation();

  return (
    <Tabs aria-label="Project" value={pathname}>
      <Tab label="Board" value="/material-ui/" component={Link} to="/material-ui/" />
      <Tab label="Files" value="/joy-ui/" component={Link} to="/joy-ui/" />
      <Tab label="Members" value="/base-ui/" component={Link} to="/base-ui/" />
    </Tabs>
  );
}

export default function TabsRouter() {
  return (
    <MemoryRouter initialEntries={['/material-ui/']}>
      <ProjectTabs />
    </MemoryRouter>
  );
}
