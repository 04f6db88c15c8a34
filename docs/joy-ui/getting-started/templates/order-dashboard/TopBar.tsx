import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ListDivider from '@mui/joy/ListDivider';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';
import Brand from './Brand';
import HelpOutline from '@mui/icons-material/HelpOutline';
import MenuIcon from '@mui/icons-material/Menu';
import PersonOutline from '@mui/icons-material/PersonOutline';
import Storefront from '@mui/icons-material/Storefront';

const links = [
  { text: 'Your profile', href: '/joy-ui/react-avatar/', icon: <PersonOutline /> },
  { text: 'Visit the shop', href: '/joy-ui/react-card/', icon: <Storefront /> },
  { text: 'Help', href: '/joy-ui/react-menu/', icon: <HelpOutline /> },
];

export default function TopBar({
  onOpenNavigation,
}: {
  onOpenNavigation: () => void;
}) {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, md: 3 },
        py: 1,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.surface',
      }}
    >
      <IconButton
        variant="outlined"
        aria-label="Open navigation"
        onClick={onOpenNavigation}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Box sx={{ display: { md: 'none' } }}>
        <Brand />
      </Box>
      <Box sx={{ flexGrow: 1 }} />
      <Dropdown>
        <MenuButton
          aria-label="Account of Robin Ashdown"
          variant="plain"
          sx={{ p: 0.5, borderRadius: '50%' }}
        >
          <Avatar color="success" />
        </MenuButton>
        <Menu aria-label="Account" placement="bottom-end" sx={{ minWidth: 200 }}>
          <ListItem>
            <div>
              <Typography level="title-sm">Robin Ashdown</Typography>
              <Typography level="body-sm">robin@example.com</Typography>
            </div>
          </ListItem>
          <ListDivider />
          {links.map(({ text, href, icon }) => (
            <MenuItem key={text} component="a" href={href}>
              <ListItemDecorator>{icon}</ListItemDecorator>
              {text}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
    </Box>
  );
}
