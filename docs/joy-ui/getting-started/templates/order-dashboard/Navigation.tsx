import Box from '@mui/joy/Box';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Brand from './Brand';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import PeopleAlt from '@mui/icons-material/PeopleAltOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';

const links = [
  { text: 'Sales', href: '/joy-ui/react-linear-progress/', icon: <Insights /> },
  { text: 'Orders', href: '/joy-ui/react-table/', icon: <ReceiptLong /> },
  { text: 'Products', href: '/joy-ui/react-card/', icon: <Inventory /> },
  { text: 'Customers', href: '/joy-ui/react-list/', icon: <PeopleAlt /> },
  { text: 'Offers', href: '/joy-ui/react-chip/', icon: <Campaign /> },
  { text: 'Settings', href: '/joy-ui/react-switch/', icon: <Settings /> },
];
const current = 'Orders';

function Links() {
  return (
    <Box component="nav" aria-label="Main" sx={{ p: 2 }}>
      <Brand />
      <List
        size="sm"
        sx={{
          mt: 2,
          '--List-gap': '4px',
          '--ListItem-radius': '8px',
          '--ListItem-minHeight': '40px',
        }}
      >
        {links.map(({ text, href, icon }) => (
          <ListItem key={text}>
            <ListItemButton
              component="a"
              href={href}
              selected={text === current}
              variant={text === current ? 'soft' : 'plain'}
              aria-current={text === current ? 'page' : undefined}
            >
              <ListItemDecorator>{icon}</ListItemDecorator>
              {text}
            </ListItemButton>
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
          width: 216,
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
