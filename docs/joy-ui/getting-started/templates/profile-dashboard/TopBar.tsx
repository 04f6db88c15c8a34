import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';
import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import MenuIcon from '@mui/icons-material/Menu';
import type { Details } from './data';

interface TopBarProps {
  details: Details;
  picture: string;
  onOpenNavigation: () => void;
}

export default function TopBar({ details, picture, onOpenNavigation }: TopBarProps) {
  const { firstName, lastName } = details;

  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, md: 4 },
        py: 1,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
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
      <Breadcrumbs
        size="sm"
        aria-label="Breadcrumbs"
        separator={
          <ChevronRight sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
        }
        sx={{ px: 0, flexGrow: 1 }}
      >
        <Link href="/joy-ui/react-breadcrumbs/" color="neutral">
          Settings
        </Link>
        <Typography aria-current="page">Account</Typography>
      </Breadcrumbs>
      <Dropdown>
        <MenuButton
          variant="plain"
          aria-label={`Account of ${firstName} ${lastName}`}
          endDecorator={<ExpandMore />}
          sx={{ px: 1 }}
        >
          <Avatar size="sm" src={picture} alt="">
            {firstName.charAt(0)}
          </Avatar>
          <Box
            component="span"
            sx={{ display: { xs: 'none', sm: 'inline' }, marginInlineStart: 1 }}
          >
            {firstName} {lastName}
          </Box>
        </MenuButton>
        <Menu aria-label="Account" placement="bottom-end" sx={{ minWidth: 180 }}>
          <MenuItem component="a" href="/joy-ui/react-avatar/">
            Public profile
          </MenuItem>
          <MenuItem component="a" href="/joy-ui/react-chip/">
            My teams
          </MenuItem>
          <MenuItem component="a" href="/joy-ui/react-menu/">
            Help
          </MenuItem>
        </Menu>
      </Dropdown>
    </Box>
  );
}
