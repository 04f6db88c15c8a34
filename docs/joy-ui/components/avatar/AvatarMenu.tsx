import Avatar from '@mui/joy/Avatar';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import { mira } from './portraits';

export default function AvatarMenu() {
  return (
    <Dropdown>
      <MenuButton
        variant="plain"
        aria-label="Account of Mira Patel"
        sx={{ borderRadius: '50%', p: 0.5 }}
      >
        <Avatar src={mira} alt="" />
      </MenuButton>
      <Menu>
        <MenuItem>Profile</MenuItem>
        <MenuItem>Settings</MenuItem>
        <MenuItem>Sign out</MenuItem>
      </Menu>
    </Dropdown>
  );
}
