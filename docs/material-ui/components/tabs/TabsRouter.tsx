import * as React from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

function ProjectTabs() {
  const { pathname } = useLocation();

  return (
    <Tabs aria-label="Project" value={pathname}>
      <Tab label="Board" value="/board" component={Link} to="/board" />
      <Tab label="Files" value="/files" component={Link} to="/files" />
      <Tab label="Members" value="/members" component={Link} to="/members" />
    </Tabs>
  );
}

export default function TabsRouter() {
  return (
    <MemoryRouter initialEntries={['/board']}>
      <ProjectTabs />
    </MemoryRouter>
  );
}
