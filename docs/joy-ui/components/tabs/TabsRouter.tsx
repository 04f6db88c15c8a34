import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import Box from '@mui/joy/Box';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

function TeamTabs() {
  const { pathname } = useLocation();

  return (
    <Tabs value={pathname}>
      <TabList aria-label="Team">
        {['/joy-ui/react-card/', '/joy-ui/react-input/'].map((path, index) => (
          <Tab key={path} value={path} component={Link} to={path}>
            {index ? 'Requests' : 'Members'}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}

export default function TabsRouter() {
  return (
    <MemoryRouter initialEntries={['/joy-ui/react-card/']}>
      <TeamTabs />
      <Box sx={{ p: 2 }}>
        <Routes>
          <Route path="/joy-ui/react-card/" element="7 members" />
          <Route path="/joy-ui/react-input/" element="No open requests" />
        </Routes>
      </Box>
    </MemoryRouter>
  );
}
