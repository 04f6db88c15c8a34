import Dropdown from '@mui/joy/Dropdown';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuGroups() {
  return (
    <Dropdown>
      <MenuButton>New</MenuButton>
      <Menu aria-label="New">
        <ListItem nested>
          <ListSubheader>Files</ListSubheader>
          <List>
            <MenuItem>Document</MenuItem>
            <MenuItem>Spreadsheet</MenuItem>
          </List>
        </ListItem>
        <ListDivider />
        <ListItem nested>
          <ListSubheader>Team</ListSubheader>
          <List>
            <MenuItem>Invitation</MenuItem>
          </List>
        </ListItem>
      </Menu>
    </Dropdown>
  );
}
