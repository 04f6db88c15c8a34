import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';
import MenuOpen from '@mui/icons-material/MenuOpen';
import Brand from './Brand';
import Notices from './Notices';

interface TopBarProps {
  collapsed: boolean;
  onCollapse: () => void;
  onOpen: () => void;
}

export default function TopBar({ collapsed, onCollapse, onOpen }: TopBarProps) {
  const menuId = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <AppBar
      position="fixed"
      color="inherit"
      elevation={0}
      sx={{
        zIndex: { md: 'modal' },
        bgcolor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Toolbar sx={{ gap: 1 }}>
        <IconButton
          edge="start"
          aria-label="Open navigation"
          onClick={onOpen}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <IconButton
          edge="start"
          aria-label="Wide navigation"
          aria-pressed={!collapsed}
          onClick={onCollapse}
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          {collapsed ? <MenuIcon /> : <MenuOpen />}
        </IconButton>
        <Brand />
        <Box sx={{ flexGrow: 1 }} />
        <Notices />
        <IconButton
          aria-label="Karin Dahl: account"
          aria-haspopup="menu"
          aria-controls={anchor ? menuId : undefined}
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Avatar
            sx={{
              width: 32,
              height: 32,
              fontSize: 14,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            K
          </Avatar>
        </IconButton>
        <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close}>
          <Box component="li" role="none" sx={{ px: 2, py: 1 }}>
            <Typography variant="subtitle2">Karin Dahl</Typography>
            <Typography variant="body2" color="text.secondary">
              karin@example.com
            </Typography>
          </Box>
          <Divider component="li" role="none" />
          <MenuItem component="a" href="/material-ui/react-avatar/">
            Your profile
          </MenuItem>
          <MenuItem component="a" href="/material-ui/getting-started/templates/">
            All templates
          </MenuItem>
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
