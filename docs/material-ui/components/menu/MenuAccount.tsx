import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import LogoutIcon from '@mui/icons-material/Logout';
import SettingsIcon from '@mui/icons-material/Settings';

export default function MenuAccount() {
  const menuId = React.useId();
  const [avatar, setAvatar] = React.useState<HTMLElement | null>(null);
  const close = () => setAvatar(null);

  return (
    <React.Fragment>
      <IconButton
        aria-label="MC, account menu"
        aria-haspopup="menu"
        aria-controls={avatar ? menuId : undefined}
        aria-expanded={avatar !== null}
        onClick={(event) => setAvatar(event.currentTarget)}
      >
        <Avatar sx={{ bgcolor: 'primary.main' }}>MC</Avatar>
      </IconButton>
      <Menu
        open={avatar !== null}
        anchorEl={avatar}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        MenuListProps={{ id: menuId, 'aria-label': 'Account' }}
      >
        <MenuItem onClick={close}>Profile</MenuItem>
        <Divider component="li" />
        <MenuItem onClick={close}>
          <ListItemIcon>
            <SettingsIcon fontSize="small" />
          </ListItemIcon>
          Settings
        </MenuItem>
        <MenuItem onClick={close}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          Sign out
        </MenuItem>
      </Menu>
    </React.Fragment>
  );
}
