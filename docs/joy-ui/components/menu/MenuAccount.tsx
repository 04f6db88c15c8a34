import Avatar from '@mui/joy/Avatar';
import Dropdown from '@mui/joy/Dropdown';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';

export default function MenuAccount() {
  return (
    <Dropdown>
      <MenuButton
        aria-label="Account of Lena Roth"
        variant="plain"
        sx={{ p: 0.5, borderRadius: '50%' }}
      >
        <Avatar />
      </MenuButton>
      <Menu aria-label="Account" sx={{ minWidth: 220 }}>
        <ListItem>
          <div>
            <Typography level="title-sm">Lena Roth</Typography>
            <Typography level="body-sm">lena@example.com</Typography>
          </div>
        </ListItem>
        <ListDivider />
        <MenuItem>Settings</MenuItem>
        <MenuItem>Sign out</MenuItem>
      </Menu>
    </Dropdown>
  );
}
