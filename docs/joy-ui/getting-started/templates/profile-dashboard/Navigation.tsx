import Box from '@mui/joy/Box';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ListSubheader from '@mui/joy/ListSubheader';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import Assignment from '@mui/icons-material/AssignmentOutlined';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import HelpOutline from '@mui/icons-material/HelpOutline';
import Settings from '@mui/icons-material/SettingsOutlined';
import { logo } from './pictures';

const groups = [
  {
    name: 'Work',
    links: [
      { text: 'Calendar', href: '/joy-ui/react-grid/', icon: <CalendarMonth /> },
      { text: 'Tasks', href: '/joy-ui/react-checkbox/', icon: <Assignment /> },
      { text: 'Files', href: '/joy-ui/react-list/', icon: <Folder /> },
    ],
  },
  {
    name: 'Account',
    links: [
      { text: 'Settings', href: '/joy-ui/react-tabs/', icon: <Settings /> },
      { text: 'Billing', href: '/joy-ui/react-card/', icon: <CreditCard /> },
      { text: 'Help', href: '/joy-ui/react-accordion/', icon: <HelpOutline /> },
    ],
  },
];
const current = 'Settings';

function Links() {
  return (
    <Box component="nav" aria-label="Main" sx={{ p: 2 }}>
      <Typography
        component="div"
        level="title-lg"
        startDecorator={
          <Box
            component="img"
            src={logo}
            alt=""
            sx={{ width: 32, height: 32, borderRadius: '50%' }}
          />
        }
      >
        Tidewell
      </Typography>
      <List
        size="sm"
        sx={{ mt: 1, '--ListItem-radius': '8px', '--List-gap': '2px' }}
      >
        {groups.map(({ name, links }) => (
          <ListItem key={name} nested sx={{ mt: 1 }}>
            <ListSubheader>{name}</ListSubheader>
            <List>
              {links.map(({ text, href, icon }) => (
                <ListItem key={text}>
                  <ListItemButton
                    component="a"
                    href={href}
                    selected={text === current}
                    color={text === current ? 'primary' : 'neutral'}
                    variant={text === current ? 'soft' : 'plain'}
                    aria-current={text === current ? 'page' : undefined}
                  >
                    <ListItemDecorator>{icon}</ListItemDecorator>
                    {text}
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

interface NavigationProps {
  open: boolean;
  onClose: () => void;
}

export default function Navigation({ open, onClose }: NavigationProps) {
  return (
    <>
      <Sheet
        sx={{
          display: { xs: 'none', md: 'block' },
          position: 'sticky',
          top: 0,
          flexShrink: 0,
          width: 220,
          height: '100vh',
          overflow: 'auto',
          borderInlineEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Links />
      </Sheet>
      <Drawer
        size="sm"
        open={open}
        onClose={onClose}
        slotProps={{
          content: {
            'aria-label': 'Navigation',
            'aria-labelledby': undefined,
            'aria-describedby': undefined,
          },
        }}
        sx={{ display: { md: 'none' } }}
      >
        <ModalClose
          aria-label="Close navigation"
          sx={{ right: 'auto', insetInlineEnd: '0.625rem' }}
        />
        <Links />
      </Drawer>
    </>
  );
}
