import {
  Link,
  MemoryRouter,
  Outlet,
  Route,
  Routes,
  useMatch,
} from 'react-router-dom';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const tabs = [
  { label: 'Overview', path: '/material-ui/' },
  { label: 'Orders', path: '/material-ui/react-table/' },
];

function CustomerLayout() {
  const orders = useMatch('/material-ui/react-table/*');

  return (
    <div>
      <Tabs
        aria-label="Customer"
        value={orders ? '/material-ui/react-table/' : '/material-ui/'}
      >
        {tabs.map(({ label, path }) => (
          <Tab key={path} label={label} value={path} component={Link} to={path} />
        ))}
      </Tabs>
      <Outlet />
    </div>
  );
}

export default function RoutingTabs() {
  return (
    <MemoryRouter initialEntries={['/material-ui/react-table/']}>
      <Routes>
        <Route path="/material-ui" element={<CustomerLayout />}>
          <Route index element={<Typography p={2}>Ada Reyes, Lisbon</Typography>} />
          <Route
            path="react-table/*"
            element={<Typography p={2}>Orders 1043 and 1051</Typography>}
          />
        </Route>
      </Routes>
    </MemoryRouter>
  );
}
