import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import CoffeeOutlined from '@mui/icons-material/CoffeeOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Brand from './Brand';

const LINKS = [
  {
    text: 'Overview',
    href: '/material-ui/getting-started/templates/dashboard/',
    icon: <DashboardOutlined />,
  },
  { text: 'Coffees', href: '/material-ui/react-card/', icon: <CoffeeOutlined /> },
  { text: 'Customers', href: '/material-ui/react-list/', icon: <GroupsOutlined /> },
  {
    text: 'Deliveries',
    href: '/material-ui/react-stepper/',
    icon: <LocalShippingOutlined />,
  },
  {
    text: 'Settings',
    href: '/material-ui/react-switch/',
    icon: <SettingsOutlined />,
  },
];
const CURRENT = 'Overview';

function Links({ collapsed = false }: { collapsed?: boolean }) {
  return (
    <Box component="nav" aria-label="Main">
      <List sx={{ p: 1 }}>
        {LINKS.map(({ text, href, icon }) => (
          <ListItem key={text} disablePadding sx={{ mb: 0.5 }}>
            <Tooltip title={collapsed ? text : ''} placement="right" describeChild>
              <ListItemButton
                component="a"
                href={href}
                selected={text === CURRENT}
                aria-current={text === CURRENT ? 'page' : undefined}
                aria-label={text}
                sx={{ borderRadius: 1, minHeight: 44 }}
              >
                <ListItemIcon sx={{ minWidth: 44, color: 'inherit' }}>
                  {icon}
                </ListItemIcon>
                {!collapsed && <ListItemText primary={text} />}
              </ListItemButton>
            </Tooltip>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

interface SideNavProps {
  collapsed: boolean;
  open: boolean;
  onClose: () => void;
}

/** Beside the page from `md`, where it can be collapsed; a drawer over the page below. */
export default function SideNav({ collapsed, open, onClose }: SideNavProps) {
  const width = collapsed ? 72 : 224;

  return (
    <>
      <Drawer
        variant="permanent"
        sx={{
          display: { xs: 'none', md: 'block' },
          width,
          flexShrink: 0,
          '& .MuiDrawer-paper': { width, overflowX: 'hidden' },
        }}
      >
        <Toolbar />
        <Links collapsed={collapsed} />
      </Drawer>
      <Drawer
        open={open}
        onClose={onClose}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Navigation',
          sx: { width: 264 },
        }}
        sx={{ display: { md: 'none' } }}
      >
        <Toolbar>
          <Brand />
        </Toolbar>
        <Links />
      </Drawer>
    </>
  );
}
