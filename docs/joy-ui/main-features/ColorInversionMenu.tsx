import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function ColorInversionMenu() {
  return (
    <Dropdown>
      <MenuButton>Export</MenuButton>
      <Menu variant="solid" invertedColors>
        <MenuItem>Spreadsheet</MenuItem>
        <MenuItem>PDF</MenuItem>
        <MenuItem>Print</MenuItem>
      </Menu>
    </Dropdown>
  );
}
