import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuBasic() {
  return (
    <Dropdown>
      <MenuButton>Invoice</MenuButton>
      <Menu aria-label="Invoice">
        <MenuItem>Send</MenuItem>
        <MenuItem>Download PDF</MenuItem>
        <MenuItem disabled>Refund</MenuItem>
      </Menu>
    </Dropdown>
  );
}
