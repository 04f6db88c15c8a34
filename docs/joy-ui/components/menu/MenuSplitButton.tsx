import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';

export default function MenuSplitButton() {
  return (
    <Dropdown>
      <ButtonGroup variant="solid" color="primary" aria-label="Save">
        <Button>Save</Button>
        <MenuButton slots={{ root: IconButton }} aria-label="More ways to save">
          <ArrowDropDown />
        </MenuButton>
      </ButtonGroup>
      <Menu placement="bottom-end" aria-label="More ways to save">
        <MenuItem>Save as draft</MenuItem>
        <MenuItem>Save and send</MenuItem>
      </Menu>
    </Dropdown>
  );
}
